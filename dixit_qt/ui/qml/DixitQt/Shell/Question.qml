import QtQuick
import DixitQt

/*! A question about what cannot be undone; to stay is the answer that is ready. */
SideSheet {
    id: question

    required property string words
    required property string yes
    property string no: qsTr("Stay")
    property string yesName: "yes"
    property string noName: "no"

    signal agreed

    closable: false
    sheetWidth: Math.min(620, width - 96)
    sheetHeight: content.implicitHeight + 124

    Column {
        id: content

        width: parent.width
        spacing: 22

        Label {
            width: parent.width
            text: question.words
        }

        Row {
            anchors.right: parent.right
            spacing: 12

            AppButton {
                objectName: question.noName
                focus: true
                kind: AppButton.Kind.Primary
                text: question.no
                onClicked: question.closed()
            }

            AppButton {
                objectName: question.yesName
                text: question.yes
                onClicked: question.agreed()
            }
        }
    }
}
