### Solving: what a position is worth with every card known, in the terminal.

help-solve =
    spadille solve [DATEI ...]: berechnet, was Stellungen wert sind, wenn alle Karten bekannt sind, eine
    Stellung je Zeile, und schreibt für jede eine Zeile. Auch das Protokoll einer Runde mitten im Spiel zählt
    als Stellung. Ohne Datei, oder für eine Datei namens -, wird die Standardeingabe gelesen.

    --threads N           wie viele zugleich gelöst werden; sonst eine je Kern
    --language CODE       die Sprache der Meldungen

    Endet mit 0, wenn jede Stellung gelöst ist, mit 1, wenn eine sich nicht lösen lässt, mit 2, wenn eine
    Datei sich nicht lesen lässt.

## What can be wrong with a problem

fault-malformed-problem = Das ist keine Stellung: Eine Stellung ist ein JSON-Objekt in einer Zeile.
fault-malformed-problem-hands = Die Blätter ergeben keine Stellung: Es müssen so viele sein, wie die Rangfolge verlangt, keine Karte doppelt und alle gleich lang, außer bei denen, die zum Stich schon zugegeben haben.
fault-malformed-problem-objective = In dieser Rangfolge haben die Karten keine Augen; um Augen kann es also nicht gehen.
fault-malformed-problem-at-least = „at_least“ ist eine ganze Zahl von Augen oder Stichen und passt zu keinem anderen Ziel.
fault-malformed-problem-called = „called“ ist eine einzelne Karte und gehört nur zur Rangfolge german.
fault-wrong-phase-not-in-play = In dieser Runde werden gerade keine Karten gespielt; es gibt also nichts zu lösen.
