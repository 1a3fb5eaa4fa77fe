pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The player's own preferences; each takes effect at once. */
SideSheet {
    id: sheet

    required property Preferences preferences
    required property Sound sound

    signal aboutOpened

    title: qsTr("Settings")
    sheetWidth: Math.min(1080, width - 96)

    sheetHeight: Math.min(height - 80, content.contentHeight + 116)

    ScrollColumn {
        id: content

        anchors.fill: parent

        Identity {
            width: Math.min(parent?.width ?? 0, columns.share)
            over: sheet
            preferences: sheet.preferences
        }

        Flow {
            id: columns

            readonly property real share: width > 720 * Theme.textScale ? (width - spacing) / 2 : width

            width: parent?.width ?? 0
            spacing: 36

            Column {
                width: columns.share
                spacing: 18

                SideHeading {
                    text: qsTr("Language")
                }

                LanguageChips {
                    prefix: "settings-language-"
                    preferences: sheet.preferences
                }

                SideHeading {
                    id: ofText

                    text: qsTr("Text size")
                }

                Flow {
                    width: parent?.width ?? 0
                    spacing: 8

                    Repeater {
                        model: [[0.9, qsTr("small")], [1, qsTr("normal")], [1.15, qsTr("large")], [1.3, qsTr("very large")]]

                        ChoiceChip {
                            required property int index
                            required property var modelData

                            objectName: "textScale-" + index
                            about: ofText.text
                            text: modelData[1]
                            checked: Math.abs(sheet.preferences.textScale - modelData[0]) < 0.01
                            onClicked: sheet.preferences.setTextScale(modelData[0])
                        }
                    }
                }

                SideHeading {
                    text: qsTr("Sound")
                }

                VolumeChoice {
                    width: parent?.width ?? 0
                    preferences: sheet.preferences
                    sound: sheet.sound
                }

                Toggle {
                    objectName: "alwaysSound"
                    width: parent?.width ?? 0
                    text: qsTr("Play sounds here even if another computer already does")
                    on: sheet.preferences.alwaysSound
                    onTurned: on => sheet.preferences.setAlwaysSound(on)
                }
            }

            Column {
                width: columns.share
                spacing: 18

                SideHeading {
                    text: qsTr("Display")
                }

                Toggle {
                    objectName: "patterns"
                    width: parent?.width ?? 0
                    text: qsTr("Patterns as well as colours (for colour-blind players)")
                    on: sheet.preferences.patterns
                    onTurned: on => sheet.preferences.setPatterns(on)
                }

                Toggle {
                    objectName: "reducedMotion"
                    width: parent?.width ?? 0
                    text: qsTr("Reduce motion")
                    on: sheet.preferences.reducedMotion
                    onTurned: on => sheet.preferences.setReducedMotion(on)
                }

                Toggle {
                    objectName: "hideHand"
                    width: parent?.width ?? 0
                    text: qsTr("Show my hand only while I hold Ctrl")
                    on: sheet.preferences.hideHand
                    onTurned: on => sheet.preferences.setHideHand(on)
                }

                Toggle {
                    objectName: "fullScreen"
                    width: parent?.width ?? 0
                    text: qsTr("Full screen (F11)")
                    on: sheet.preferences.fullScreen
                    onTurned: on => sheet.preferences.setFullScreen(on)
                }

                SideHeading {
                    text: qsTr("Keys")
                }

                NoteLabel {
                    width: parent?.width ?? 0
                    text: qsTr("1–9 choose a card, Enter gives it or casts the vote, Esc takes it back. H shows your hand during a vote. F2, F3 and F4: your rabbit laughs, waves, gasps.")
                }

                AppButton {
                    objectName: "about"
                    kind: AppButton.Kind.Quiet
                    text: qsTr("About this program and its licences")
                    onClicked: sheet.aboutOpened()
                }
            }
        }
    }
}
