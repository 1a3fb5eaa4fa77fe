import DixitQt

Label {
    font.pixelSize: Theme.small
    color: Theme.dim
}
