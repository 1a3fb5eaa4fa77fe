import QtQuick
import DixitQt

/*! One guest in the attic: the rabbit hops in from the door on the right, and stays there with its
name. */
Item {
    id: guest

    required property string name
    required property int rabbit
    required property bool absent
    required property int index

    property real least: 20
    property real nameSize: least
    property real home: 0
    property real door: 0
    readonly property real figure: Math.min(width * 1.05, height - words.height - least * 0.3)
    readonly property int hops: Math.max(2, Math.round((door - home) / (figure * 1.6)))

    /*! The part of the way from the door that is still ahead. */
    property real way: 0

    objectName: "guest-" + index
    x: home
    z: reacting.kind.length > 0 ? 1 : 0

    Accessible.role: Accessible.StaticText
    Accessible.name: name

    Component.onCompleted: {
        if (Motion.still)
            return;
        way = 1;
        coming.start();
    }

    Behavior on home {
        NumberAnimation {
            duration: Motion.slow
            easing.type: Motion.glide
        }
    }

    NumberAnimation {
        id: coming

        target: guest
        property: "way"
        from: 1
        to: 0
        duration: Motion.hop * guest.hops
    }

    Item {
        id: spot

        readonly property real leap: guest.way * guest.hops % 1
        readonly property bool aloft: leap > 0.1 && leap < 0.9

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: (guest.door - guest.home) * guest.way
        y: guest.height - words.height - guest.least * 0.3 - height - 4 * leap * (1 - leap) * guest.figure * 0.34
        width: guest.figure
        height: width

        Image {
            id: picture

            anchors.fill: parent
            source: Theme.picture("rabbit-" + String(guest.rabbit).padStart(2, "0") + (spot.aloft ? "-hop.webp" : ".webp"))
            sourceSize.width: 384
            mirror: spot.aloft
            retainWhileLoading: true
            asynchronous: true
            mipmap: true
            opacity: guest.absent ? 0.45 : 1
        }

        Reacting {
            id: reacting

            figure: picture
            rabbit: guest.rabbit
            speaks: true
            textSize: guest.least * 1.9
        }
    }

    Rectangle {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Math.min(parent.width - guest.least * 0.15, caption.implicitWidth + guest.least * 0.9)
        height: guest.least * 2.5
        radius: height * 0.3
        color: Qt.alpha(Theme.deep, 0.82)
        opacity: 1 - guest.way

        Label {
            id: caption

            objectName: "guestName-" + guest.index
            anchors.fill: parent
            anchors.leftMargin: guest.least * 0.3
            anchors.rightMargin: guest.least * 0.3
            text: guest.name
            color: guest.absent ? Theme.dim : Theme.text
            font.pixelSize: guest.nameSize
            font.weight: Font.DemiBold
            fontSizeMode: Text.Fit
            minimumPixelSize: guest.least * 0.5
            lineHeight: 0.85
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: guest.name.includes(" ") ? Text.WordWrap : Text.NoWrap
        }
    }
}
