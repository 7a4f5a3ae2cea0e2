"""Card text generated from the data that the engine executes."""

from questhall.games.sidequest.cardtext.cards import card_text
from questhall.games.sidequest.cardtext.labels import RULE_OF, Reminder, keyword_reminder, type_line

__all__ = ["RULE_OF", "Reminder", "card_text", "keyword_reminder", "type_line"]
