import QtQuick
import DixitQt
import DixitQt.Models

/*! The reveal of a poem: its page, everybody's points, and the track. */
Item {
    id: page

    required property Reveal reveal
    property int step: RoundSheet.Step.Track

    /*! The player's hand of lines covers the track. */
    property bool trackCovered: false
    default property alias foot: sheet.foot

    signal menuOpened

    RoundSheet {
        id: sheet

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: track.top
        anchors.margins: 20
        anchors.bottomMargin: 12
        round: page.reveal.round
        step: page.step
        onReadOtherwise: row => page.reveal.readOtherwise(row)

        SerifLabel {
            objectName: "revealNews"
            width: parent?.width ?? 0
            visible: text.length > 0
            text: page.reveal.news.length > 0 ? page.reveal.news : page.reveal.lookUp && page.step < RoundSheet.Step.Track ? qsTr("Look at the big screen!") : ""
            color: Theme.lamp
            font.pixelSize: Theme.body
            horizontalAlignment: Text.AlignHCenter
        }
    }

    AppButton {
        objectName: "menu"
        anchors.right: parent.right
        anchors.rightMargin: 20
        y: 10
        z: 1
        focusPolicy: Qt.TabFocus
        kind: AppButton.Kind.Quiet
        text: qsTr("Menu")
        onClicked: page.menuOpened()
    }

    ScoreTrack {
        id: track

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 16
        height: Math.min(170, parent.height * 0.2)
        visible: !page.trackCovered
        track: page.reveal.track
        arrived: page.step >= RoundSheet.Step.Track
    }
}
