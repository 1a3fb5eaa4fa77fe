pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The page of the house rules: the saved sets beside the two pages of switches. */
SideSheet {
    id: sheet

    required property HouseRules house

    title: qsTr("House rules for %1").arg(house.editionName)
    sheetWidth: Math.min(1400, width - 56)
    sheetHeight: Math.min(height - 40, Math.max(460, book.wanted + 110))

    FocusScope {
        anchors.fill: parent
        focus: true

        HouseShelf {
            id: shelf

            anchors.left: parent.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            width: visible ? 240 : 0
            visible: sheet.house.admin
            house: sheet.house
        }

        HouseBook {
            id: book

            anchors.left: shelf.right
            anchors.leftMargin: shelf.visible ? 26 : 0
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            focus: true
            house: sheet.house
        }
    }
}
