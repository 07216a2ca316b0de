"""The texts that Spadille shows, in every language."""

from spadille.text.catalogue import DEFAULT, LANGUAGES, Catalogue, load_catalogue, match_language

__all__ = ["DEFAULT", "LANGUAGES", "Catalogue", "load_catalogue", "match_language"]
