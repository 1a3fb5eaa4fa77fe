import QtQuick
import QtQuick.Window
import DixitQt

/*! A picture card with its paper border, face up or face down, 2:3. */
Item {
    id: card

    property url source
    property bool faceUp: true
    property bool loadingText: true

    /*! The picture is loaded while the card is still face down. */
    property bool soon: false
    property real rim: Math.max(3, width * 0.035)
    property string seen: ""
    readonly property bool pictured: faceUp && seen.length > 0 && seen === String(source)
    readonly property bool ready: !faceUp || picture.status === Image.Ready
    readonly property real detail: Screen.devicePixelRatio * Math.max(1, sharpness)
    property real sharpness: 2

    implicitWidth: 160
    implicitHeight: width * 1.5

    Shadow {
        reach: Math.max(8, card.width * 0.1)
        drop: card.width * 0.03
    }

    Rectangle {
        anchors.fill: parent
        radius: card.width * 0.055
        color: card.pictured ? Theme.paper : Theme.slate
        border.width: 1
        border.color: card.pictured ? Theme.cardEdge : Theme.night
        antialiasing: true
    }

    Image {
        id: picture

        anchors.fill: parent
        anchors.margins: card.rim
        visible: card.pictured
        retainWhileLoading: true
        source: card.faceUp || card.soon ? card.source : ""
        sourceSize.width: Math.min(800, Math.ceil(card.width * card.detail / 100) * 100)
        asynchronous: true
        fillMode: Image.PreserveAspectCrop
        mipmap: true
        antialiasing: true
        onStatusChanged: {
            if (status === Image.Ready)
                card.seen = String(card.source);
            else if (status !== Image.Loading)
                card.seen = "";
        }
    }

    Image {
        anchors.fill: parent
        anchors.margins: card.rim
        visible: !card.pictured
        source: Theme.picture("card-back.webp")
        sourceSize.width: 400
        asynchronous: true
        fillMode: Image.PreserveAspectCrop
        mipmap: true
    }

    Rectangle {
        anchors.centerIn: words
        width: parent.width - 2 * card.rim
        height: words.height + 14
        visible: words.visible
        color: Qt.alpha(Theme.night, 0.9)
    }

    Label {
        id: words

        anchors.centerIn: parent
        width: parent.width * 0.8
        visible: card.faceUp && card.loadingText && card.width > 80 && (picture.status === Image.Null || picture.status === Image.Error)
        horizontalAlignment: Text.AlignHCenter
        text: picture.status === Image.Error ? qsTr("This picture can't be shown") : qsTr("Loading the picture…")
        color: Theme.text
        font.pixelSize: Math.max(10, card.width * 0.08)
    }
}
