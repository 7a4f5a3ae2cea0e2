"""A quest from a seed, a threat and a company: always the same for the same, always possible to pass."""

from .generate import generate, new_plan

__all__ = ["generate", "new_plan"]
