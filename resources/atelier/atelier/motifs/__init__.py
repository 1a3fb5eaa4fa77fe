"""Ready motifs by kind: sky, nature, buildings, things.  Feet or base at the given point."""
