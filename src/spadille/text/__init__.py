"""What Spadille says to people, in every language it speaks."""

from spadille.text.catalogue import DEFAULT, LANGUAGES, Catalogue, load_catalogue, match_language

__all__ = ["DEFAULT", "LANGUAGES", "Catalogue", "load_catalogue", "match_language"]
