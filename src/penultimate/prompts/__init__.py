"""Prompts: dares, dances and faces, our own texts. The kernel knows only their numbers."""

from .texts import FREE_TEXT, Prompt, dances, dares, faces, lasting_numbers, list_names

__all__ = ["FREE_TEXT", "Prompt", "dances", "dares", "faces", "lasting_numbers", "list_names"]
