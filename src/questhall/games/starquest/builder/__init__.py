"""A mission from a seed (ST-8): its table, its enemies, its story."""

from .mission import NoTableError, new_mission, new_plan

__all__ = ["NoTableError", "new_mission", "new_plan"]
