"""Everything for real cards: faces, card sheets, leaflets, score sheets and the scorepad.

Importing this package costs next to nothing: Typst and the catalogues are read when something is printed.
"""
