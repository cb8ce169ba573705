"""The terminal: playing, replaying, in plain text that works in a pipe."""
