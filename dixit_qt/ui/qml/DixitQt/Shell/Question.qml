import QtQuick
import DixitQt

/*! Asks before something that can't be undone; the answer «stay» has the focus. */
NoteSheet {
    id: question

    required property string words
    required property string yes
    property string no: qsTr("Stay")
    property string yesName: "yes"
    property string noName: "no"

    signal agreed

    closable: false

    Label {
        width: parent?.width ?? 0
        text: question.words
    }

    Answers {
        no: question.no
        yes: question.yes
        noName: question.noName
        yesName: question.yesName
        onDeclined: question.closed()
        onAgreed: question.agreed()
    }
}
