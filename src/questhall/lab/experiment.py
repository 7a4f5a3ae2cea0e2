"""What `questhall simulate` does with a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from argparse import Namespace

from questhall.kernel.text import Phrasebook

from .options import Option
from .tables import Table

Findings = tuple[list[Table], object]
"""The tables, and all numbers."""


class Experiment(ABC):
    """Many games, and what they say together. A game brings its own as `EXPERIMENT`; the house has a plain one.

    Its options are explained by the words `help.<option>`, it itself by `help.about`.
    """

    @abstractmethod
    def add_arguments(self, option: Option) -> None:
        """Its options, beside those that every experiment has: games, jobs, seed and where the numbers go."""

    @abstractmethod
    def run(self, args: Namespace, book: Phrasebook) -> Findings:
        """Plays and counts."""
