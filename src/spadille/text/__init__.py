"""What Spadille says to people, in every language it speaks."""

from spadille.text.catalogue import DEFAULT, LANGUAGES, Catalogue, best_language, catalogue

__all__ = ["DEFAULT", "LANGUAGES", "Catalogue", "best_language", "catalogue"]
