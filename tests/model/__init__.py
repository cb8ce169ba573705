"""A naive object model of the classic game, to check the real engine against.

It is written from the rule texts alone and never imports the engine. Clause, principle and case
numbers are those of classic-rules.md.
"""
