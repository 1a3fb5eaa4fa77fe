import QtQuick
import DixitQt

/*! The chip of a player who guesses a story; it drops on the card when it is created. */
VoteToken {
    required property int modelData

    objectName: "guess-" + modelData
    rabbit: modelData
    landed: false

    Component.onCompleted: landed = true
}
