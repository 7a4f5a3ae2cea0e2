"""Squares, walls, doors, ways and lines of sight: the geometry of the dungeon, in whole numbers."""
