"""The player's program: its start, its windows, and the tables it joins or hosts.

Start: `running` runs it to its end, `player` creates and connects everything, and `selftest` proves
that a build is complete.

Windows: `windows` loads the QML, `screens` has the view models, `big_screen` is the table view on a
computer of its own, and `network_presenters` show what the search for tables finds.

Tables: `guest` is the connection to one, `own_table` hosts one, `handover` moves one to another
computer, `game_files` does so as a file, and `user_data` is what this computer stores.
"""
