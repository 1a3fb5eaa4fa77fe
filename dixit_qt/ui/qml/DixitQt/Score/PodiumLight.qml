import QtQuick
import DixitQt

/*! The light of a lantern on the winners, under a garland of pennants in the colours of all
rabbits. Painted once: a `Shape` for each pennant has ended the program when its page went. */
Canvas {
    property real strength: 1
    readonly property int flags: 13
    readonly property real flag: width / flags / 1.5

    /*! How far the garland hangs down. */
    function sag(at: real): real {
        return 4 * at * (1 - at) * height * 0.085;
    }

    function colourOfFlag(index: int): color {
        return index % 2 === 0 ? Theme.colourOf(index % 12) : Theme.paperShade;
    }

    function paintLight(pen: var) {
        const glow = pen.createRadialGradient(width / 2, height * 0.42, 0, width / 2, height * 0.42, Math.max(1, width * 0.5));
        glow.addColorStop(0, Qt.alpha(Theme.lamp, 0.34));
        glow.addColorStop(0.45, Qt.alpha(Theme.lamp, 0.13));
        glow.addColorStop(1, Qt.alpha(Theme.lamp, 0));
        pen.fillStyle = glow;
        pen.fillRect(0, 0, width, height);
    }

    function paintFlag(pen: var, index: int) {
        const at = (index + 0.5) / flags;
        pen.save();
        pen.translate(width * at, sag(at));
        pen.rotate((0.5 - at) * 26 * Math.PI / 180);
        pen.beginPath();
        pen.moveTo(-flag / 2, 0);
        pen.lineTo(flag / 2, 0);
        pen.lineTo(0, flag * 1.25);
        pen.closePath();
        pen.fillStyle = colourOfFlag(index);
        pen.fill();
        pen.strokeStyle = Qt.alpha(Theme.woodDark, 0.6);
        pen.lineWidth = 1;
        pen.stroke();
        pen.restore();
    }

    function paintString(pen: var) {
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.quadraticCurveTo(width / 2, 2 * sag(0.5), width, 0);
        pen.strokeStyle = Theme.brass;
        pen.lineWidth = Math.max(2, flag * 0.08);
        pen.stroke();
    }

    objectName: "podiumLight"
    opacity: strength
    onPaint: {
        const pen = getContext("2d");
        pen.reset();
        paintLight(pen);
        for (let index = 0; index < flags; ++index)
            paintFlag(pen, index);
        paintString(pen);
    }

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.slow * 2
            easing.type: Motion.fade
        }
    }
}
