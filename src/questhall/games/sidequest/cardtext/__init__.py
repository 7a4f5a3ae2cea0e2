"""Card text generated from the data that the engine executes."""

from questhall.games.sidequest.cardtext.cards import card_text
from questhall.games.sidequest.cardtext.labels import Reminder, keyword_reminder, type_line

__all__ = ["Reminder", "card_text", "keyword_reminder", "type_line"]
