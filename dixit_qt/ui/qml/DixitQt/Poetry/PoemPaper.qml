pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The poem on a paper that grows with it: the hint, then the lines, with those that fit and those
that don't marked in two columns. */
Item {
    id: paper

    required property var poem
    property bool inviting: false
    property real longest: 600
    readonly property real above: title.y + title.height + rows.anchors.topMargin
    readonly property real below: rows.anchors.bottomMargin + (desk.visible ? desk.height + desk.anchors.bottomMargin : 0)
    property bool canJudge: false
    property string waitingLine: ""

    /*! Lines that are there when a player joins are drawn at once; later ones fade in. */
    property bool begun: false
    property bool canTakeBack: false

    /*! Where the next line will be. */
    function foot(): point {
        return Qt.point(width / 2, rows.y + Math.min(rows.height, rows.contentHeight));
    }

    Component.onCompleted: begun = true

    signal judged(bool fits)
    signal takenBack

    objectName: "poem"
    height: Math.min(longest, Math.max(width * 1.15, above + lines.implicitHeight + below + 8))

    Parchment {
        anchors.fill: parent
        glowing: paper.inviting
    }

    SerifLabel {
        id: title

        anchors.top: parent.top
        anchors.topMargin: Math.max(16, paper.longest * 0.085)
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
        anchors.bottom: desk.visible ? desk.top : parent.bottom
        anchors.margins: 24
        anchors.bottomMargin: desk.visible ? 12 : Math.max(18, paper.longest * 0.09)
        contentWidth: width
        contentHeight: lines.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: contentY = Math.max(0, contentHeight - height)
        onHeightChanged: contentY = Math.max(0, contentHeight - height)

        Column {
            id: lines

            width: rows.width
            spacing: 8

            Repeater {
                model: paper.poem

                delegate: PoemEntry {
                    width: lines.width
                    Component.onCompleted: if (paper.begun)
                        appear()
                }
            }
        }
    }

    Column {
        id: desk

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.max(18, paper.longest * 0.1)
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 48
        visible: paper.canJudge || paper.canTakeBack
        spacing: 10

        Label {
            width: parent.width
            visible: paper.canJudge
            text: qsTr("Does “%1” fit your story?").arg(paper.waitingLine)
            font.pixelSize: Theme.body
            color: Theme.ink
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            width: parent.width
            visible: paper.canJudge
            text: qsTr("The whole picture or a part of it, literally or figuratively: it's entirely up to you.")
            font.pixelSize: Theme.small
            color: Theme.inkDim
            horizontalAlignment: Text.AlignHCenter
        }

        AppButton {
            objectName: "takeVerdictBack"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: paper.canTakeBack && !paper.canJudge
            text: qsTr("Change my mind")
            hint: qsTr("Possible until the next line or guess")
            onClicked: paper.takenBack()
        }

        Grid {
            visible: paper.canJudge
            anchors.horizontalCenter: parent.horizontalCenter
            columns: yes.implicitWidth + no.implicitWidth + spacing > parent.width ? 1 : 2
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter
            spacing: 10

            AppButton {
                id: yes

                objectName: "judge-yes"
                kind: AppButton.Kind.Primary
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
