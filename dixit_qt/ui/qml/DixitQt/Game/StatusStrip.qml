pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The top of the game: the clue, what to do now or the lesson of a first game, the round, and the
buttons to everything else.

Everything in the middle is centred on the stage below, which begins at `stageLeft`. */
Item {
    id: strip

    property string roundText: ""
    property string status: ""
    property bool canTakeBack: false
    property bool canMend: false
    property bool grace: false
    property bool canPeek: false
    property bool peeking: false
    property Hourglass hourglass: null
    property real stageLeft: 0
    property real stageRight: 0
    readonly property real rowHeight: (lesson.item as LessonBubble)?.visible ? Math.max(leastHeight, lesson.height) : leastHeight
    property bool statusShown: true

    /*! What the lesson's tail points at is below, or to the left; once the player is doing what it
    explains, it is `hushed`. */
    property Lessons lessons: null
    property int lessonAt: Qt.BottomEdge
    property bool hushed: false
    readonly property bool taught: (lesson.item as LessonBubble)?.shown ?? false
    readonly property real leastHeight: 40

    property bool historyShown: true

    /*! The space that other items take to the left of the buttons. */
    property real spared: 0
    readonly property alias buttonsWidth: buttons.width
    property alias clue: scroll.clue
    property alias kind: scroll.kind
    property alias teller: scroll.teller
    property alias unrolls: scroll.unrolls
    readonly property real axis: (stageLeft + width - stageRight) / 2
    readonly property real room: 2 * Math.min(axis - stageLeft, width - buttons.width - spared - 30 - axis)
    readonly property alias row: sentence

    signal takenBack
    signal mended
    signal peeked
    signal menuOpened
    signal historyOpened

    onEnabledChanged: if (enabled)
        uncovered.restart()

    /*! The second half of a double click that ended a reveal must not open anything. */
    Timer {
        id: uncovered

        interval: Motion.slow
    }

    implicitHeight: 10 + (scroll.visible ? scroll.height + 4 : 8) + rowHeight + 4

    NoteLabel {
        id: round

        anchors.left: parent.left
        anchors.leftMargin: 68
        y: 22
        text: strip.roundText
    }

    TimeLeft {
        anchors.left: round.right
        anchors.leftMargin: 16
        anchors.verticalCenter: round.verticalCenter
        hourglass: strip.hourglass
    }

    ClueScroll {
        id: scroll

        objectName: "clueScroll"
        x: strip.axis - width / 2
        y: 8
        width: Math.min(implicitWidth, strip.room)
        textSize: clue.length > 60 ? Theme.large : Theme.title - 2
    }

    Row {
        id: sentence

        x: strip.axis - width / 2
        y: scroll.visible ? scroll.y + scroll.height + 4 : 18
        height: strip.rowHeight
        spacing: 12

        SerifLabel {
            objectName: "status"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, strip.room - (back.visible ? back.width + 12 : 0))
            visible: strip.statusShown && !strip.taught
            text: strip.status
            font.pixelSize: scroll.visible ? Theme.body + 1 : Theme.large
            height: strip.rowHeight + 14
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeight: 0.9
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        AppButton {
            id: back

            objectName: "takeBack"
            anchors.verticalCenter: parent.verticalCenter
            visible: strip.canTakeBack
            height: Math.min(implicitHeight, strip.rowHeight)
            text: qsTr("Take back")
            hint: qsTr("Esc")
            onClicked: strip.takenBack()
        }

        AppButton {
            objectName: "mend"
            anchors.verticalCenter: parent.verticalCenter
            visible: strip.canMend
            kind: AppButton.Kind.Quiet
            height: Math.min(implicitHeight, strip.rowHeight)
            text: qsTr("Edit the clue")
            onClicked: strip.mended()
        }
    }

    Loader {
        id: lesson

        x: strip.lessonAt === Qt.LeftEdge ? strip.stageLeft + 12 : strip.axis - width / 2
        y: sentence.y
        z: 1
        width: Math.min(scroll.visible ? strip.width - strip.stageLeft - strip.stageRight - 24 : strip.room, 780 * Theme.textScale)
        height: (item as LessonBubble)?.implicitHeight ?? 0
        active: strip.lessons !== null
        sourceComponent: LessonBubble {
            lessons: strip.lessons
            hushed: strip.hushed
            tail: strip.lessonAt
            tailAt: strip.lessonAt === Qt.LeftEdge ? height / 2 : width / 2
        }
    }

    Rectangle {
        property real rest: 1

        x: strip.axis - width / 2
        y: sentence.y + sentence.height
        width: 240 * rest
        height: 3
        radius: 2
        visible: strip.grace
        color: Theme.lamp

        NumberAnimation on rest {
            running: strip.grace && !Motion.still
            from: 1
            to: 0
            duration: Motion.changeOfMind
        }
    }

    MouseArea {
        anchors.fill: buttons
        z: 1
        visible: uncovered.running
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: 20
        y: 10
        spacing: 4

        AppButton {
            objectName: "peek"
            focusPolicy: Qt.TabFocus
            visible: strip.canPeek
            kind: AppButton.Kind.Quiet
            text: strip.peeking ? qsTr("Back to the vote") : qsTr("My hand")
            hint: qsTr("H key")
            onClicked: strip.peeked()
        }

        AppButton {
            objectName: "history"
            focusPolicy: Qt.TabFocus
            visible: strip.historyShown
            kind: AppButton.Kind.Quiet
            text: qsTr("Rounds")
            onClicked: strip.historyOpened()
        }

        AppButton {
            objectName: "menu"
            focusPolicy: Qt.TabFocus
            kind: AppButton.Kind.Quiet
            text: qsTr("Menu")
            onClicked: strip.menuOpened()
        }
    }
}
