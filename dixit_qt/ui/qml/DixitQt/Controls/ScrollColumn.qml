import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A column that scrolls if there isn't enough room, and follows the keyboard focus. */
Flickable {
    id: flick

    default property alias content: column.data
    property alias spacing: column.spacing
    property alias fadeInto: fade.into

    clip: true
    contentWidth: width - 12
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds

    T.ScrollBar.vertical: SlimBar {}

    Connections {
        target: flick.Window.window

        function onActiveFocusItemChanged(): void {
            flick.follow(flick.Window.window ? flick.Window.window.activeFocusItem : null);
        }
    }

    function follow(item: Item): void {
        let parent = item;
        while (parent && parent !== column)
            parent = parent.parent;
        if (!parent)
            return;
        const top = column.mapFromItem(item, 0, 0).y;
        if (top < contentY)
            contentY = Math.max(0, top - 16);
        else if (top + item.height > contentY + height)
            contentY = Math.min(contentHeight - height, top + item.height - height + 36);
    }

    ScrollFade {
        id: fade

        view: flick
    }

    Column {
        id: column

        width: flick.contentWidth
        spacing: 14
    }
}
