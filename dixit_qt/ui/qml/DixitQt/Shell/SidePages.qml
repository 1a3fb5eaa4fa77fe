pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The pages that are opened over the others for a while. */
FocusScope {
    id: sides

    required property Program program
    readonly property string side: program.side

    onSideChanged: if (!Motion.still)
        opened.restart()

    /*! The second of two quick clicks was meant for the page that was there before. */
    MouseArea {
        anchors.fill: parent
        z: 1
        visible: opened.running
    }

    Timer {
        id: opened

        interval: Motion.slow
    }

    PageLoader {
        shown: sides.side === "practice"
        sourceComponent: PracticeSheet {
            focus: true
            home: sides.program.home
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "house"
        sourceComponent: HousePage {
            focus: true
            house: sides.program.house
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "evenings"
        sourceComponent: EveningsPage {
            focus: true
            evenings: sides.program.evenings
            onAlbumWanted: key => sides.program.openPastAlbum(key)
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "album"
        sourceComponent: AlbumPage {
            focus: true
            album: sides.program.album
            onClosed: sides.program.openSide(album.kept ? "evenings" : "")
        }
    }

    PageLoader {
        shown: sides.side === "settings"
        sourceComponent: SettingsPage {
            focus: true
            preferences: sides.program.preferences
            sound: sides.program.sound
            onClosed: sides.program.closeSide()
            onAboutOpened: sides.program.openSide("about")
        }
    }

    PageLoader {
        shown: sides.side === "about"
        sourceComponent: AboutPage {
            focus: true
            about: sides.program.about
            newer: sides.program.newer
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "trouble"
        sourceComponent: TroublePage {
            focus: true
            trouble: sides.program.trouble
            home: sides.program.home
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "menu"
        sourceComponent: MenuPage {
            focus: true
            program: sides.program
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "table"
        sourceComponent: TablePage {
            focus: true
            program: sides.program
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "person"
        sourceComponent: PersonSheet {
            focus: true
            people: sides.program.people
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "handover"
        sourceComponent: HandoverSheet {
            focus: true
            program: sides.program
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "device"
        sourceComponent: OtherDeviceSheet {
            focus: true
            device: sides.program.otherDevice
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "rounds"
        sourceComponent: RoundHistory {
            focus: true
            history: sides.program.rounds
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "decks"
        sourceComponent: DecksPage {
            focus: true
            decks: sides.program.decks
            onClosed: sides.program.closeSide()
        }
    }

    PageLoader {
        shown: sides.side === "rules"
        sourceComponent: RulesPage {
            focus: true
            rules: sides.program.rules
            onPlayWanted: {
                if (sides.program.page === "home")
                    sides.program.openSide("practice");
                else
                    sides.program.closeSide();
            }
            onClosed: sides.program.closeSide()
        }
    }
}
