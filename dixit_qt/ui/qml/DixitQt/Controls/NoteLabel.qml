import DixitQt

/*! A note: smaller and dimmer than what it is about. */
Label {
    font.pixelSize: Theme.small
    color: Theme.dim
}
