"""Penultimate: the UNO family of card games, every rule and edition from one kernel."""
