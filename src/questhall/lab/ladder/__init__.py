"""All players of a game against each other: who plays, what came of it, how strong that makes them."""
