import DixitQt

/*! Text in the serif font that titles, names and numbers have. */
Label {
    font.family: Theme.serif
}
