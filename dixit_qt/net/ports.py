"""The fixed ports, to be named in a firewall: one number for the game and for the question."""

GAME = 42042
"""TCP. The next free one is taken when another program has it."""

QUESTION = 42042
"""UDP. Hosts listen here for "who hosts a table?"; mDNS has its own port, 5353."""
