"""The table server: tables where seats play over WebSockets, on one embedded database file."""
