pragma Singleton

import QtQuick

/*! Everybody at the table. It makes all portraits of a rabbit react at the same time. */
QtObject {
    signal reacted(int rabbit, string kind)

    function wordFor(kind: string): string {
        return kind === "laugh" ? qsTr("Ha-ha!") : kind === "wave" ? qsTr("Hi!") : kind === "gasp" ? qsTr("Oh!") : "";
    }
}
