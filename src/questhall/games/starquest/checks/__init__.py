"""What makes no sense in a pack of Star Quest, beyond the types of its files."""

from .entries import check_entry
from .whole import Whole

__all__ = ["Whole", "check_entry"]
