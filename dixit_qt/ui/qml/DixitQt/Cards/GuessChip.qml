import QtQuick
import DixitQt

/*! The chip of somebody who guesses a story: it drops on the card when it is made. */
VoteToken {
    required property int modelData

    objectName: "guess-" + modelData
    rabbit: modelData
    landed: false

    Component.onCompleted: landed = true
}
