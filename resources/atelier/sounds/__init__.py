"""The sounds of the house: what is heard when cards, tokens and rabbits move."""
