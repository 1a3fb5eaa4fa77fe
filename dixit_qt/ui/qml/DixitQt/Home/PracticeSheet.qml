pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! A practice against bots: the one that was left, or a new one. */
FocusScope {
    id: sheet

    required property Home home
    property string asking: ""

    signal closed

    function begin(edition: string): void {
        sheet.closed();
        home.practise(edition);
    }

    EditionSheet {
        anchors.fill: parent
        enabled: sheet.asking.length === 0
        focus: true
        title: qsTr("Practise with bots")
        note: qsTr("Bots take the other seats. Leave whenever you like: the game is saved.")
        waiting: sheet.home.practiceLeft
        editions: sheet.home.practices
        prefix: "practise-"
        onPicked: key => {
            if (waiting.length > 0)
                sheet.asking = key;
            else
                sheet.begin(key);
        }
        onResumed: {
            sheet.closed();
            sheet.home.goOnPractising();
        }
        onClosed: sheet.closed()
    }

    PageLoader {
        shown: sheet.asking.length > 0
        sourceComponent: Question {
            focus: true
            title: qsTr("Start another practice game?")
            words: qsTr("The saved one will be lost: %1.").arg(sheet.home.practiceLeft)
            no: qsTr("Back")
            yes: qsTr("Start")
            onClosed: sheet.asking = ""
            onAgreed: sheet.begin(sheet.asking)
        }
    }
}
