"""Plays a whole game between bots and describes it in words, to check the rules without a
window.
"""
