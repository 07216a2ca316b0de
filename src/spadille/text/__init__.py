"""The texts that Spadille shows, in every language."""

from spadille.text.catalogue import Catalogue, load_catalogue
from spadille.text.languages import DEFAULT, LANGUAGES, REGISTERED, match_language

__all__ = ["DEFAULT", "LANGUAGES", "REGISTERED", "Catalogue", "load_catalogue", "match_language"]
