"""The golden missions of Star Quest: the first one won, one lost, one from the builder on a small table, one in which a
person leads the enemies, one of a campaign beside a real table, and a camp."""

from __future__ import annotations

from questhall.games.starquest.settings import NEW_MISSION, Settings
from questhall.games.starquest.view import View
from tests.games.starquest.in_camp import sheet
from tests.playthroughs.golden import Golden

BUILT = Settings(heroes=2, mission=NEW_MISSION, company=("breaker", "listener"), threat="easy", small=True)
LED = Settings(heroes=2, mission="halm_beacon", company=("bulwark", "machinist"), master=True, partial=True)
BESIDE = Settings(heroes=2, mission="garden_deck", company=("wayfinder", "pilot"), beside=True, travel=True)
RICH = (sheet("leaper", xp=12, wounds=3), sheet("shade", xp=5, injuries=("leg",)))

GOLDEN = (
    Golden("quay_nine_won", "cunning", Settings(heroes=2, mission="quay_nine", company=("pilot", "longeye")), 2),
    Golden(
        "tuning_fork_lost",
        "novice",
        Settings(heroes=3, mission="tuning_fork", company=("leaper", "shade", "mender"), difficulty=2),
        1,
    ),
    Golden("a_new_mission", "cunning", BUILT, 3),
    Golden("enemies_led_by_somebody", "heuristic", LED, 2),
    Golden("beside_a_real_table", "cunning", BESIDE, 1),
    Golden("a_camp", "cunning", Settings(heroes=2, sheets=RICH, visit="camp", shopping=True, credits=60), 3),
)


def heading(view: View) -> str:
    return f"round {view.round}, {view.visit}"
