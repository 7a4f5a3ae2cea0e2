"""Teaches judges: many games are played, positions are noted with how the game ended, and a network learns them."""
