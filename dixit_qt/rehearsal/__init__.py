"""A whole game between bots, told in words: how a person checks the rules without a window."""
