"""Teaches judges from how games ended, and players from answers that were compared."""
