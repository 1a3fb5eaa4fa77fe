import QtQuick
import DixitQt

/*! What can be done while a round is told: look at one's own hand, or go on. */
Grid {
    id: ways

    property bool mayPeek: false
    property bool peeking: false
    property string peek: ""
    property string onward: ""
    property real share: 0

    signal peeked
    signal went

    spacing: 6
    verticalItemAlignment: Grid.AlignVCenter

    AppButton {
        objectName: "peekHand"
        visible: ways.mayPeek
        width: ways.share > 0 ? ways.share : implicitWidth
        kind: ways.peeking ? AppButton.Kind.Plain : AppButton.Kind.Quiet
        text: ways.peek
        hint: qsTr("Key H")
        checkable: true
        checked: ways.peeking
        Accessible.checkable: checkable
        Accessible.checked: checked
        onClicked: ways.peeked()
    }

    AppButton {
        objectName: "revealOn"
        width: ways.share > 0 ? ways.share : implicitWidth
        kind: AppButton.Kind.Primary
        text: ways.onward
        hint: qsTr("Space, Enter or Esc")
        onClicked: ways.went()
    }
}
