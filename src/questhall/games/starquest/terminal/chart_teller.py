"""What is said beside a chart: places by their numbers on its rulers, bearings in short."""

from __future__ import annotations

from ..bearings import bearing
from ..space.measure import Point, leg
from ..teller import StarQuestTeller

TENTH = 100


class ChartTeller(StarQuestTeller):
    def place(self, point: Point) -> str:
        """Several places lie in the same direction; the rulers tell them apart."""
        plain = self.book.say("place", x=self.length(point[0]), y=self.length(point[1]))
        told = super().place(point)
        return told if told == plain else f"{told} ({self.on_ruler(point[0])}|{self.on_ruler(point[1])})"

    def on_ruler(self, thousandths: int) -> str:
        """Without the sign of inches, which stands beside everything."""
        return self.length(round(thousandths / TENTH) * TENTH)[:-1]

    def away(self, here: Point, point: Point) -> str:
        """How far, and where to."""
        return f"{self.length(leg(here, point))} {self.book.say(f'compass.{bearing(here, point)}')}"
