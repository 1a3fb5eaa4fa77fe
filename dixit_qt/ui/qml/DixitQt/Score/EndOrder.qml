import QtQuick
import DixitQt
import DixitQt.Models

/*! The final order, the score curve and the evening so far, of which one is shown at a time. */
Panel {
    id: panel

    enum View {
        Order,
        Way,
        Evening
    }

    required property End end
    property int view: EndOrder.View.Order

    objectName: "endPanel"

    Row {
        id: views

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: 12
        spacing: 8
        scale: Math.min(1, (panel.width - 20) / implicitWidth)

        ChoiceChip {
            objectName: "endOrder"
            text: qsTr("Ranking")
            checked: panel.view === EndOrder.View.Order
            onClicked: panel.view = EndOrder.View.Order
        }

        ChoiceChip {
            objectName: "endWay"
            text: qsTr("Score history")
            checked: panel.view === EndOrder.View.Way
            onClicked: panel.view = EndOrder.View.Way
        }

        ChoiceChip {
            objectName: "endEvening"
            visible: tonight.count > 0
            text: qsTr("This evening")
            checked: panel.view === EndOrder.View.Evening
            onClicked: panel.view = EndOrder.View.Evening
        }
    }

    Standings {
        anchors.top: views.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 12
        visible: panel.view === EndOrder.View.Order
        standings: panel.end.standings
    }

    ScoreCurve {
        anchors.top: views.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 12
        visible: panel.view === EndOrder.View.Way
        curve: panel.end.curve
    }

    EveningTable {
        id: tonight

        anchors.top: views.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: loved.top
        anchors.margins: 12
        visible: panel.view === EndOrder.View.Evening
        model: panel.end.evening
    }

    LovedTonight {
        id: loved

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 12
        anchors.bottomMargin: shown ? 12 : 0
        visible: shown && panel.view === EndOrder.View.Evening
        source: panel.end.lovedPicture
        words: panel.end.lovedWords
        note: panel.end.lovedNote
    }
}
