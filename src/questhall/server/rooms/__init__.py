"""Tables that are live: who is there, what they say, and what becomes of it."""
