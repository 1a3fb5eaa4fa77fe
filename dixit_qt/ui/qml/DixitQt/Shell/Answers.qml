import QtQuick
import DixitQt

/*! The two answers to a question; «stay» has the focus. */
Row {
    id: answers

    required property string no
    required property string yes
    property string noName: "no"
    property string yesName: "yes"

    signal declined
    signal agreed

    anchors.right: parent?.right
    spacing: 12

    AppButton {
        id: stay

        objectName: answers.noName
        focus: true
        kind: AppButton.Kind.Primary
        text: answers.no
        onClicked: answers.declined()
    }

    AppButton {
        objectName: answers.yesName
        height: stay.height
        text: answers.yes
        onClicked: answers.agreed()
    }
}
