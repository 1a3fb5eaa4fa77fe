pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Events around the game, shown once and calmly; they never block a click. */
Column {
    id: toasts

    required property Notices notices

    spacing: 8

    move: Transition {
        NumberAnimation {
            properties: "y"
            duration: Motion.normal
            easing.type: Motion.glide
        }
    }

    Repeater {
        model: toasts.notices.toasts

        Rectangle {
            id: toast

            required property string key
            required property string text
            required property bool refusal

            objectName: "toast"
            width: words.width + 40
            height: words.implicitHeight + 22
            radius: Math.min(height / 2, 22)
            color: refusal ? Qt.alpha(Theme.alarm, 0.94) : Qt.alpha(Theme.slate, 0.94)
            border.width: 1
            border.color: refusal ? Theme.alarmEdge : Theme.gold

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text

            Label {
                id: words

                anchors.centerIn: parent
                width: Math.min(implicitWidth, toasts.width - 40)
                text: toast.text
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
        }
    }
}
