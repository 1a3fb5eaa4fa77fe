pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Chooses the drawing of a page by its kind. */
Item {
    id: drawing

    required property Rules rules
    readonly property string kind: rules.drawing

    Loader {
        anchors.fill: parent
        sourceComponent: {
            switch (drawing.kind) {
            case "cards":
            case "stories":
                return cards;
            case "ring":
                return ring;
            case "poem":
                return poem;
            case "track":
                return track;
            case "kinds":
                return kinds;
            default:
                return scene;
            }
        }
    }

    Component {
        id: cards

        RuleCards {
            cards: drawing.rules.cards
            sides: drawing.rules.sides
            hiddenOwners: drawing.rules.hiddenOwners
            stories: drawing.kind === "stories"
        }
    }

    Component {
        id: ring

        RuleRing {
            seats: drawing.rules.seats
            moves: drawing.rules.moves
            hands: drawing.rules.hands
            teams: drawing.rules.teams
        }
    }

    Component {
        id: poem

        RulePoem {
            lines: drawing.rules.lines
            sides: drawing.rules.sides
        }
    }

    Component {
        id: track

        RuleTrack {
            sides: drawing.rules.sides
        }
    }

    Component {
        id: kinds

        RuleKinds {}
    }

    Component {
        id: scene

        RuleScene {
            kind: drawing.kind
        }
    }
}
