pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! An open page of the rules and its drawing, on two pages of paper. */
Item {
    id: book

    required property Rules rules
    readonly property real middle: Math.round(width * (Theme.textScale > 1.2 ? 0.56 : 0.5))

    readonly property string spoken: plain([rules.title, rules.text, rules.note].join("\n"))

    /*! A page that is only a little too long is set smaller, so that nobody has to scroll it. */
    property int smaller: 0

    function fit(): void {
        if (smaller < 3 && words.contentHeight > words.height && words.contentHeight < words.height * 1.3)
            ++smaller;
    }

    /*! The text without its markup. */
    function plain(styled: string): string {
        return styled.replace(/<[^>]+>/g, "");
    }

    onSpokenChanged: {
        smaller = 0;
        if (visible)
            Accessible.announce(spoken);
    }
    onWidthChanged: smaller = 0
    Component.onCompleted: Accessible.announce(spoken)

    function scroll(by: real): void {
        words.contentY = Math.max(0, Math.min(words.contentHeight - words.height, words.contentY + by));
    }

    BookPaper {
        anchors.fill: parent
        fold: book.middle
    }

    ScrollColumn {
        id: words

        onContentHeightChanged: book.fit()
        fadeInto: Theme.paper
        anchors.left: parent.left
        anchors.leftMargin: 34
        anchors.top: parent.top
        anchors.topMargin: 26
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 22
        width: book.middle - 34 - 34
        spacing: 11

        SerifLabel {
            objectName: "ruleTitle"
            width: parent ? parent.width : 0
            text: book.rules.title
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            color: Theme.sepia

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Repeater {
            model: book.rules.text.split("\n")

            SerifLabel {
                required property string modelData
                required property int index

                objectName: "ruleText-" + index
                width: parent ? parent.width : 0
                text: modelData
                textFormat: Text.StyledText
                font.pixelSize: Theme.body + 2 - book.smaller
                lineHeight: 1.15
                color: Theme.ink

                Accessible.role: Accessible.StaticText
                Accessible.name: book.plain(text)
            }
        }

        RuleTable {
            width: parent ? parent.width : 0
            visible: book.rules.columns > 0
            rows: book.rules.table
            columns: book.rules.columns
        }

        SerifLabel {
            width: parent ? parent.width : 0
            visible: text.length > 0
            text: book.rules.note
            font.pixelSize: Theme.body - book.smaller
            lineHeight: 1.15
            color: Theme.inkDim

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Rectangle {
            width: parent ? parent.width : 0
            height: agreed.implicitHeight + 20
            visible: book.rules.switches.length > 0
            radius: 6
            color: Qt.alpha(Theme.gold, 0.19)
            border.width: 1
            border.color: Theme.gold

            Label {
                id: agreed

                objectName: "agreedSwitches"
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: 12
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("House rules at this table:") + "\n" + book.rules.switches
                font.pixelSize: Theme.small
                color: Theme.ink

                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }

    RuleDrawing {
        anchors.left: parent.left
        anchors.leftMargin: book.middle + 34
        anchors.right: parent.right
        anchors.rightMargin: 34
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.topMargin: 26
        anchors.bottomMargin: 26
        rules: book.rules
    }
}
