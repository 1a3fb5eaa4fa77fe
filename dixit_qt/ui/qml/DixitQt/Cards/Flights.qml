import QtQuick
import DixitQt

/*! Items that fly. Nothing waits for them: each disappears when it lands, or at once on `hurry`. */
Item {
    id: sky

    required property Component flying

    function launch(thing: var): void {
        if (!Motion.still && visible)
            flying.createObject(sky, thing);
    }

    function hurry(): void {
        for (const thing of sky.children)
            thing.destroy();
    }
}
