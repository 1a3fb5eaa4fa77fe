"""Small faults are put into a package one by one: whether its tests notice each of them."""
