import QtQuick
import DixitQt

/*! The buttons of a reveal: look at one's own hand, and continue if that is possible here. */
Grid {
    id: ways

    property bool mayPeek: false
    property bool peeking: false
    property string peek: ""
    property string onward: ""
    property real share: 0

    signal peeked

    /*! `place` is that of the button in the window. */
    signal went(rect place)

    spacing: 6
    verticalItemAlignment: Grid.AlignVCenter

    AppButton {
        objectName: "peekHand"
        visible: ways.mayPeek
        width: ways.share > 0 ? ways.share : implicitWidth
        kind: ways.peeking ? AppButton.Kind.Plain : AppButton.Kind.Quiet
        text: ways.peek
        hint: qsTr("H key")
        checkable: true
        checked: ways.peeking
        Accessible.checkable: checkable
        Accessible.checked: checked
        onClicked: ways.peeked()
    }

    AppButton {
        id: on

        objectName: "revealOn"
        visible: text.length > 0
        width: ways.share > 0 ? ways.share : implicitWidth
        kind: AppButton.Kind.Primary
        text: ways.onward
        hint: qsTr("Space, Enter or Esc")
        onClicked: ways.went(on.mapToItem(null, 0, 0, on.width, on.height))
    }
}
