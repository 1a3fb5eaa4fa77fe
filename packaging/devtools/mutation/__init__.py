"""Small faults are put into a room one by one: whether its tests notice each of them."""
