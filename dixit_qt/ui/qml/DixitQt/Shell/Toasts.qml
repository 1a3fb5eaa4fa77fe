pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Events around the game, beside each other, shown once and calmly; and what is on its way. */
Flow {
    id: toasts

    required property Notices notices
    required property string pictures

    visible: height > 0
    leftPadding: Math.max(0, (width - line) / 2)
    spacing: 8

    /*! The toasts are centred if they fit into one line. */
    property real line: 0

    function measure(): void {
        let wide = -spacing;
        for (const toast of children)
            wide += toast.visible && toast.width > 0 ? toast.width + spacing : 0;
        line = wide > width ? width : Math.max(0, wide);
    }

    onPositioningComplete: measure()

    PicturesPill {
        words: toasts.pictures
    }

    Repeater {
        model: toasts.notices.toasts

        Rectangle {
            id: toast

            required property string key
            required property string text
            required property bool refusal

            objectName: "toast"
            width: words.width + 32
            height: words.implicitHeight + 4
            radius: Math.min(height / 2, 12)
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
