"""Players: they see views of one seat, never states."""
