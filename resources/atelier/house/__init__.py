"""The pictures of the house: rabbits, tokens, papers, backdrops, track.  One file per kind."""
