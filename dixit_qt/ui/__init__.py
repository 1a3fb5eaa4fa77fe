"""The screens of the player's window and of the big screen: view models and sentences here, QML
under the same names in `qml/DixitQt`.

Each feature has its folder: `home`, `lobby`, `game`, `poetry`, `rounds` (the reveal), `score`,
`evenings` (past games), `album`, `decks`, `rules`, `television` (the big screen), `sound`,
`settings` and `about`. `shell` is the window around them, and `base` is what all of them use.

In QML, `Controls`, `Cards`, `People`, `Theme` and `Motion` are shared by all features.
"""
