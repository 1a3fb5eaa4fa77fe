import QtQuick
import DixitQt

/*! The clue on a strip of paper; for a performed clue, the way it was given. With the height
`tall`, the whole clue is shown, in smaller letters if needed. */
Item {
    id: scroll

    property string clue: ""
    property string kind: ""
    property string teller: ""
    property real textSize: Theme.title
    property real tall: 0
    property bool unrolls: true
    readonly property real rim: textSize * (tall > 0 ? 1.1 : 0.8)
    readonly property bool quoted: /[«»“”„"]/.test(clue)
    readonly property string manner: kind === "aloud" ? qsTr("said aloud") : kind === "song" ? qsTr("song") : kind === "pantomime" ? qsTr("mime") : ""

    implicitWidth: Math.min(textSize * 32, words.implicitWidth + textSize * 4)
    implicitHeight: Math.max(textSize * 2.2, (tall > 0 ? words.contentHeight : words.height) + rim)
    visible: clue.length > 0 || kind.length > 0
    transform: Scale {
        id: roll

        origin.x: scroll.width / 2
    }

    onVisibleChanged: if (visible && unrolls && !Motion.still)
        unrolling.restart()

    NumberAnimation {
        id: unrolling

        target: roll
        property: "xScale"
        from: 0.12
        to: 1
        duration: Motion.slow
        easing.type: Motion.glide
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1's clue: %2").arg(teller).arg(clue.length > 0 ? clue : manner)

    Shadow {
        reach: 16
    }

    Image {
        anchors.fill: parent
        source: Theme.picture("paper-clue.webp")
        sourceSize.width: 1024
        asynchronous: true
        mipmap: true
    }

    SerifLabel {
        id: words

        objectName: "clueWords"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, scroll.width - scroll.textSize * 3.4)
        text: scroll.clue.length > 0 ? (scroll.manner.length > 0 ? qsTr("%1 (%2)").arg(scroll.clue).arg(scroll.manner) : scroll.quoted ? scroll.clue : qsTr("“%1”").arg(scroll.clue)) : scroll.manner
        font.pixelSize: scroll.textSize
        fontSizeMode: Text.Fit
        minimumPixelSize: 14
        color: Theme.ink
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        maximumLineCount: scroll.tall > 0 ? 100 : 3
        elide: scroll.tall > 0 ? Text.ElideNone : Text.ElideRight

        Binding on height {
            when: scroll.tall > 0
            value: scroll.tall - scroll.rim
        }
    }
}
