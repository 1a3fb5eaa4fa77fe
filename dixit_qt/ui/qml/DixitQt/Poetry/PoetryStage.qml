pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The stories in the middle of the table; once the story is found and has been seen, the choice of
the ending. */
Item {
    id: stage

    required property PoetryTable table
    required property GuessMoment moment
    property bool isMade: false
    readonly property bool ending: table.phase === "ending"
    readonly property bool choosing: ending && !foundSeen.running && !moment.running

    /*! A found story stays large until the choice of the ending has taken its place. */
    readonly property bool fading: ending && moment.found && moment.dim < 1

    /*! `beside` holds the neighbours of the card. */
    signal enlarged(string source, string description, Repeater beside)
    signal looked(Item card, string source, bool on)

    function deal(): void {
        dealing.restart();
    }

    function hurry(): void {
        grid.hurry();
    }

    function placeOf(number: int, sky: Item): rect {
        return sky.mapFromItem(grid, grid.placeOf(number));
    }

    function showFound(): void {
        if (ending && isMade && !Motion.still)
            foundSeen.restart();
    }

    onEndingChanged: if (!moment.running)
        showFound()
    Component.onCompleted: isMade = true

    /*! After a wrong guess that ends the round, the story is still to be seen. */
    Connections {
        target: stage.moment

        function onFinished(): void {
            if (!stage.table.guessRight)
                stage.showFound();
        }
    }

    Timer {
        id: foundSeen

        interval: Motion.seeing
    }

    /*! A timer, because `Qt.callLater` may call a screen that is being destroyed. */
    Timer {
        id: dealing

        interval: Motion.nextTurn
        onTriggered: grid.deal()
    }

    StoryGrid {
        id: grid

        anchors.fill: parent
        stories: stage.table.stories
        moment: stage.moment
        visible: !stage.choosing
        opacity: stage.fading ? stage.moment.dim : 1
        onPicked: number => stage.table.pickStory(number)
        onEnlarged: (source, description) => stage.enlarged(source, description, grid.row)
        onLooked: (card, source, on) => stage.looked(card, source, on)
    }

    EndingChoice {
        anchors.fill: parent
        visible: stage.choosing || stage.fading
        enabled: stage.choosing
        opacity: stage.fading ? 1 - stage.moment.dim : 1
        table: stage.table
        onChosen: number => stage.table.chooseEnding(number)
        onEnlarged: (source, description) => stage.enlarged(source, description, null)
    }
}
