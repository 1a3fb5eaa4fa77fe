pragma Singleton

import QtQuick

/*! Everybody at the table, as the screens see them: what a rabbit does is seen on each of its portraits. */
QtObject {
    signal reacted(int rabbit, string kind)

    function wordFor(kind: string): string {
        return kind === "laugh" ? qsTr("Ha-ha!") : kind === "wave" ? qsTr("Hi!") : kind === "gasp" ? qsTr("Oh!") : "";
    }
}
