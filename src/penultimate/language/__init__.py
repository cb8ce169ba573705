"""Languages: whatever is said to people comes from the Fluent files under `locale/<language>/`, through here.

language("es").card(card)  language("de").event(event, names)  in_words("G7", "de")  sheet(rules, seats, "en")

The parser of the files is only loaded when something is said.
"""

from .catalogue import LANGUAGES, check_language
from .naming import in_words
from .speaking import Language, language, language_for

__all__ = ["LANGUAGES", "Language", "check_language", "in_words", "language", "language_for"]
