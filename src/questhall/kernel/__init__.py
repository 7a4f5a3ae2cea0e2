"""The rules machine: procedures, asks, events, dice, snapshots, matches. It knows no game."""
