pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The poem on its sheet of paper, in letters as large as the sheet allows: the hint, then the lines
with their verdicts. The storyteller's answers are always in the same place at its foot. */
Item {
    id: paper

    required property var poem
    property bool inviting: false

    /*! This seat judges the lines, so that the foot of the sheet is kept free. */
    property bool desked: false
    readonly property real edge: Math.max(18, height * 0.095)
    property bool canJudge: false
    property string waitingLine: ""

    /*! Lines that are there when a player joins are drawn at once; later ones fade in. */
    property bool begun: false
    property bool canTakeBack: false

    /*! The largest size at which the whole poem is on the sheet, unless that is too small to read. */
    readonly property real verseSize: {
        for (let size = Theme.large + 2; size > Theme.body - 1; --size) {
            if (highAt(size) <= rows.height)
                return size;
        }
        return Theme.body - 1;
    }

    function highAt(size: real): real {
        let high = 0;
        for (let row = 0; row < entries.made; ++row) {
            const entry = entries.itemAt(row) as PoemEntry;
            high += entry === null ? 0 : entry.highAt(size) + lines.spacing;
        }
        return high;
    }

    /*! Where the next line will be. */
    function foot(): point {
        return Qt.point(width / 2, rows.y + Math.min(rows.height, rows.contentHeight));
    }

    Component.onCompleted: begun = true

    signal judged(bool fits)
    signal takenBack

    objectName: "poem"

    Parchment {
        anchors.fill: parent
        glowing: paper.inviting
    }

    SerifLabel {
        id: title

        anchors.top: parent.top
        anchors.topMargin: paper.edge
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("The poem")
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.inkDim
    }

    Flickable {
        id: rows

        anchors.top: title.bottom
        anchors.topMargin: 10
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: paper.desked ? desk.top : parent.bottom
        anchors.margins: 24
        anchors.bottomMargin: paper.desked ? 12 : paper.edge
        contentWidth: width
        contentHeight: lines.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: Qt.callLater(showLast)
        onHeightChanged: Qt.callLater(showLast)

        /*! Later, when the letters have their size. */
        function showLast(): void {
            contentY = Math.max(0, contentHeight - height);
        }

        Column {
            id: lines

            width: rows.width
            spacing: 8

            Repeater {
                id: entries

                property int made: 0

                onItemAdded: made += 1
                onItemRemoved: made -= 1
                model: paper.poem

                delegate: PoemEntry {
                    width: lines.width
                    size: paper.verseSize
                    Component.onCompleted: if (paper.begun)
                        appear()
                }
            }
        }
    }

    Column {
        id: desk

        anchors.bottom: parent.bottom
        anchors.bottomMargin: paper.edge + 4
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 48
        visible: paper.desked
        spacing: 10

        Item {
            width: parent.width
            height: Math.max(question.mostHigh, back.height, paper.canJudge ? question.implicitHeight : 0)

            Column {
                id: question

                /*! Two rows for the line, and two for what may fit. */
                readonly property real mostHigh: 2.8 * Theme.body + 2.8 * Theme.small + spacing

                anchors.bottom: parent.bottom
                width: parent.width
                visible: paper.canJudge
                spacing: 6

                Label {
                    width: parent.width
                    text: qsTr("Does “%1” fit your story?").arg(paper.waitingLine)
                    font.pixelSize: Theme.body
                    color: Theme.ink
                    horizontalAlignment: Text.AlignHCenter
                }

                Label {
                    width: parent.width
                    text: qsTr("The whole picture or a part of it, literally or figuratively.")
                    font.pixelSize: Theme.small
                    color: Theme.inkDim
                    horizontalAlignment: Text.AlignHCenter
                }
            }

            /*! Not where the answers are: a second click on one of them doesn't take it back. */
            AppButton {
                id: back

                objectName: "takeVerdictBack"
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                visible: paper.canTakeBack && !paper.canJudge
                text: qsTr("Change my mind")
                hint: qsTr("Possible until the next line or guess")
                onClicked: paper.takenBack()
            }
        }

        Grid {
            opacity: paper.canJudge ? 1 : 0
            enabled: paper.canJudge
            anchors.horizontalCenter: parent.horizontalCenter
            columns: yes.implicitWidth + no.implicitWidth + spacing > paper.width - 24 ? 1 : 2
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter
            spacing: 10

            AppButton {
                id: yes

                objectName: "judge-yes"
                text: qsTr("✓ It fits")
                hint: qsTr("Y key")
                onClicked: paper.judged(true)
            }

            AppButton {
                id: no

                objectName: "judge-no"
                text: qsTr("✗ It doesn't")
                hint: qsTr("N key")
                onClicked: paper.judged(false)
            }
        }
    }
}
