import QtQuick
import DixitQt

/*! A question about what cannot be undone; to stay is the answer that is ready. */
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
