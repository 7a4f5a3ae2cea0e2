"""Attacks on a hall of our own, on loopback: what a hostile guest, a long time or a failing machine does to it."""
