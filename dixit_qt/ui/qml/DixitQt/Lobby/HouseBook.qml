pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Two pages of paper with the switches: how the game is played, and what gives points. */
FocusScope {
    id: book

    required property HouseRules house
    property bool detailed: false
    readonly property real page: Math.round(width / 2)

    /*! As high as what is written on it. */
    readonly property real wanted: Math.max(left.contentHeight, right.contentHeight) + 56

    BookPaper {
        anchors.fill: parent
        fold: book.page
    }

    component PageTitle: SerifLabel {
        width: parent?.width ?? 0
        leftPadding: 14
        bottomPadding: 4
        font.pixelSize: Theme.title - 6
        font.weight: Font.DemiBold
        color: Theme.sepia

        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    component Rules: Repeater {
        HouseRow {
            width: parent?.width ?? 0
            visible: !detail || differs || book.detailed
            mayChange: book.house.admin
            onTurned: on => book.house.turn(key, on)
            onPicked: place => book.house.pick(key, place)
            onStepped: by => book.house.step(key, by)
            onRestored: book.house.asInRulebook(key)
        }
    }

    component Page: ScrollColumn {
        y: 22
        width: book.page - 42
        height: book.height - 40
        spacing: book.detailed ? 8 : 16
        fadeInto: Theme.paper
    }

    /*! What is decided anew for each evening. */
    component Evening: Column {
        id: tonight

        width: parent?.width ?? 0
        spacing: 16

        PageTitle {
            text: qsTr("This evening")
        }

        FirstTeller {
            width: tonight.width
            house: book.house
        }

        Toggle {
            objectName: "seenLast"
            x: 14
            width: tonight.width - 14
            enabled: book.house.admin
            onPaper: true
            text: qsTr("Pictures already seen this evening come up last in the next game")
            on: book.house.seenLast
            onTurned: on => book.house.putSeenLast(on)
        }

        SerifLabel {
            width: tonight.width
            leftPadding: 14
            visible: text.length > 0
            text: book.house.pictures
            font.pixelSize: Theme.small
            color: Theme.inkDim
        }
    }

    Page {
        id: left

        objectName: "housePlay"
        x: 20

        PageTitle {
            text: qsTr("Gameplay")
        }

        Rules {
            model: book.house.play
        }

        Evening {
            visible: book.detailed
            topPadding: 10
        }
    }

    Page {
        id: right

        objectName: "housePoints"
        x: book.page + 22

        Evening {
            visible: !book.detailed
        }

        PageTitle {
            visible: book.detailed
            text: qsTr("Scoring")
        }

        Rules {
            model: book.house.points
        }

        Item {
            width: 1
            height: 4
        }

        AppButton {
            objectName: "houseDetails"
            x: 14
            text: book.detailed ? qsTr("Show fewer") : qsTr("Show all rules and points")
            onPaper: true
            onClicked: book.detailed = !book.detailed
        }
    }
}
