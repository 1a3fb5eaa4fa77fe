import QtQuick
import DixitQt
import DixitQt.Models

/*! The top of a round: the storyteller, the clue in the middle, and what is asked now. */
Item {
    id: band

    required property Television table
    required property real least
    property string clue: ""
    property string kind: ""
    property string teller: ""
    property int rabbit: 0
    property string question: ""
    property bool unrolls: false

    /*! The room that something else needs below the question. */
    property real reserved: 0

    /*! A long clue needs the width; the middle stays in the middle. */
    readonly property real side: width * (clue.length > 90 ? 0.23 : 0.27)

    /*! Where the clue ends. */
    readonly property real clueEnd: scroll.x + scroll.width

    height: Math.max(least * (clue.length > 90 ? 6.6 : clue.length > 30 ? 5.6 : 5), reserved > 0 ? reserved + least * 1.6 : 0)

    TelevisionTeller {
        width: band.side
        height: band.height
        opacity: reactions.empty ? 1 : 0
        least: band.least
        name: band.teller
        rabbit: band.rabbit
    }

    TelevisionReactions {
        id: reactions

        objectName: "televisionReactions"
        x: band.least * 0.4
        y: (band.height - band.least * 3.2) / 2
        z: 1
        least: band.least
    }

    ClueScroll {
        id: scroll

        readonly property real widest: band.width - 2 * band.side - band.least

        unrolls: band.unrolls
        x: (band.width - width) / 2
        y: (band.height - height) / 2
        width: Math.min(widest, implicitWidth)
        height: Math.min(implicitHeight, band.height)
        tall: band.height
        clue: band.clue
        kind: band.kind
        teller: band.teller
        textSize: band.least * 1.9
    }

    SerifLabel {
        objectName: "televisionQuestion"
        x: band.width - band.side + band.least * 0.4
        width: band.side - band.least * 0.8
        height: band.height - band.reserved
        visible: text.length > 0
        text: band.question
        font.pixelSize: band.least * (band.reserved > 0 ? 1.25 : 1.5)
        fontSizeMode: Text.Fit
        minimumPixelSize: band.least * 0.94
        lineHeight: 0.94
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter

        Accessible.role: Accessible.AlertMessage
        Accessible.name: band.table.status
    }
}
