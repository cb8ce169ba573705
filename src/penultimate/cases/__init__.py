"""Rule cases: small positions, what the seats do, and what must then be true."""
