pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Everybody at the table; while cards are given, each has a place for theirs. */
Grid {
    id: company

    required property var people
    required property real least

    /*! Cards are given now. */
    property bool giving: false
    readonly property int count: repeater.count
    readonly property real share: width / columns
    readonly property real rowHeight: height / Math.ceil(Math.max(1, repeater.count) / columns)
    readonly property real face: Math.min(share * 0.62, least * 4, rowHeight * (giving ? 0.3 : 0.55))
    readonly property real card: Math.min(share * 0.72, (rowHeight - face * 0.8 - least * 2.6) / 1.5)

    columns: Math.max(1, giving && repeater.count > 7 ? Math.ceil(repeater.count / 2) : repeater.count)

    Repeater {
        id: repeater

        model: company.people

        Item {
            id: person

            required property string name
            required property int rabbit
            required property int score
            required property bool storyteller
            required property bool absent
            required property int given

            width: company.share
            height: company.rowHeight

            Accessible.role: Accessible.StaticText
            Accessible.name: name

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: face.bottom
                anchors.bottomMargin: company.face * 0.8
                width: company.card
                height: width * 1.5
                radius: width * 0.06
                visible: company.giving && person.given === 0
                color: Qt.alpha(Theme.deep, 0.22)
                border.width: 2
                border.color: Qt.alpha(Theme.lamp, 0.45)
            }

            Repeater {
                model: company.giving ? person.given : 0

                CardFace {
                    required property int index

                    objectName: "givenCard"
                    x: (person.width - width) / 2 + (index - (person.given - 1) / 2) * company.card * 0.24
                    y: face.y + face.height - company.face * 0.8 - height
                    width: company.card
                    faceUp: false
                    rotation: (index - (person.given - 1) / 2) * 9

                    NumberAnimation on scale {
                        from: Motion.still ? 1 : 0.6
                        to: 1
                        duration: Motion.normal
                        easing.type: Motion.spring
                    }
                }
            }

            Rectangle {
                anchors.centerIn: face
                width: face.width + company.least * 0.3
                height: width
                radius: width / 2
                visible: person.storyteller
                color: Theme.gold
                antialiasing: true
            }

            RabbitPortrait {
                id: face

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: caption.top
                anchors.bottomMargin: company.least * 0.15
                width: company.face
                height: width
                rabbit: person.rabbit
                speaks: true
                bubbleSize: company.least * 1.9
                opacity: person.absent ? 0.45 : 1
            }

            Label {
                id: caption

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                width: parent.width - company.least * 0.3
                height: company.least * 2.2
                text: person.name
                color: person.storyteller ? Theme.lamp : person.absent ? Theme.dim : Theme.text
                font.pixelSize: company.least * 1.05
                font.weight: Font.DemiBold
                fontSizeMode: Text.Fit
                minimumPixelSize: company.least * 0.6
                lineHeight: 0.85
                horizontalAlignment: Text.AlignHCenter
                wrapMode: person.name.includes(" ") ? Text.WordWrap : Text.NoWrap
            }
        }
    }
}
