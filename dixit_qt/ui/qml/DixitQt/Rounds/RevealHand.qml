pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The player's hand, cards or lines, over the lower edge of a reveal. */
Rectangle {
    id: strip

    property var hand: null
    property var lines: null
    property bool covered: false
    readonly property real cardWidth: Math.min(height / 1.5 - 24, (width - 80) / Math.max(1, cards.count) - 12)

    objectName: "revealHand"
    height: slips.count > 0 ? held.implicitHeight + 44 : Math.min(340, (parent?.height ?? 0) * 0.42)
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.alpha(Theme.deep, 0)
        }
        GradientStop {
            position: 0.25
            color: Qt.alpha(Theme.deep, 0.92)
        }
    }

    Row {
        id: held

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 16
        spacing: 12

        Repeater {
            id: cards

            model: strip.hand

            CardFace {
                required property string key
                required property string title
                required source

                objectName: "revealHand-" + key
                width: strip.cardWidth
                height: width * 1.5
                faceUp: !strip.covered

                Accessible.role: Accessible.Graphic
                Accessible.name: strip.covered ? qsTr("A card of yours, face down") : title
            }
        }

        Repeater {
            id: slips

            model: strip.lines

            RevealSlip {
                width: Math.min(240, (strip.width - 80) / Math.max(1, slips.count) - 12)
                covered: strip.covered
            }
        }
    }
}
