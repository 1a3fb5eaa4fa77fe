import QtQuick
import DixitQt
import DixitQt.Models

/*! What to do after a game: the album, the rounds, leave, or play again. */
FocusScope {
    id: foot

    required property End end

    /*! The winner has been on the podium for a moment: an Enter meant for the reveal starts nothing. */
    required property bool patient

    signal albumWanted
    signal historyWanted
    signal leaveWanted

    height: 56

    AppButton {
        objectName: "album"
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Album")
        hint: qsTr("The rounds of this game as a book")
        onClicked: foot.albumWanted()
    }

    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        AppButton {
            objectName: "endHistory"
            anchors.verticalCenter: parent.verticalCenter
            kind: AppButton.Kind.Quiet
            text: qsTr("The rounds")
            onClicked: foot.historyWanted()
        }

        AppButton {
            objectName: "endLeave"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Leave the table")
            onClicked: foot.leaveWanted()
        }

        AppButton {
            objectName: "playAgain"
            anchors.verticalCenter: parent.verticalCenter
            visible: foot.end.mayPlayAgain
            enabled: foot.patient
            focus: true
            kind: AppButton.Kind.Primary
            text: foot.end.televisionTells ? qsTr("Look at the big screen!") : qsTr("Play again")
            onClicked: foot.end.playAgain()
        }

        NoteLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: !foot.end.mayPlayAgain
            width: Math.min(implicitWidth, 260)
            text: qsTr("The host can start another game.")
        }
    }
}
