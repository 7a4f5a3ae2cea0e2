"""Players: they see one seat at one moment, never states."""
