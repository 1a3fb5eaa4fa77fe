import QtQuick
import DixitQt

/*! A saved set of house rules; a click applies it. */
ListEntry {
    id: kept

    required property string edition
    property bool mayGo: false

    signal forgotten

    title: key
    note: edition
    checked: chosen
    room: mayGo ? forget.width + 8 : 8

    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    Keys.onDeletePressed: if (kept.mayGo)
        kept.forgotten()

    AppButton {
        id: forget

        objectName: "forget-" + kept.key
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: kept.mayGo
        width: 32
        height: 32
        kind: AppButton.Kind.Quiet
        text: "×"
        Accessible.name: qsTr("Delete the house rules “%1”").arg(kept.key)
        onClicked: kept.forgotten()
    }
}
