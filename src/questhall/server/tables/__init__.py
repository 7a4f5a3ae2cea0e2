"""A table: what can happen to it, what follows from that, and who sits there."""
