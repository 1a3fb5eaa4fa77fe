import QtQuick

/*! A sheet that is only as high as the text and buttons on it. */
SideSheet {
    default property alias lines: column.data
    property alias spacing: column.spacing

    sheetWidth: Math.min(620, width - 96)
    sheetHeight: column.implicitHeight + 124

    Column {
        id: column

        width: parent.width
        spacing: 22
    }
}
