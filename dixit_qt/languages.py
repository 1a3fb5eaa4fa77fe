"""The languages of the program: everything that offers or asks for one reads this list."""

LANGUAGES = {"en": "English", "ru": "Русский"}
"""How each calls itself."""

FIRST = "en"
"""The one that every text has."""
