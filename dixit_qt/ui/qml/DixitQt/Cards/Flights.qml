import QtQuick
import DixitQt

/*! What is in the air. Nothing waits for it: it goes when it lands, or at once when `hurry` says so. */
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
