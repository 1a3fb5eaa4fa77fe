import QtQuick
import DixitQt

/*! Things in the air. Nothing waits for them: each goes when it lands, or at once when `hurry` says
so. */
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
