"""Everything at a terminal."""
