import DixitQt

/*! Text in the serif of titles, names and numbers. */
Label {
    font.family: Theme.serif
}
