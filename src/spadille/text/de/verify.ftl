### Verifying: whether cards were dealt as promised, in the terminal. “chance”, “secret” and the like are keys of the
### record format and stay as they are.

help-verify =
    spadille verify [DATEI ...]: prüft Runden und Partien wie check, gibt jede Runde noch einmal aus ihrem
    „chance“ und schreibt für jedes Protokoll eine Zeile: ob das Geheimnis das versprochene ist, ob die
    Karten aus ihm und den Beiträgen vom Tisch folgen, und wessen Beiträge darin stecken. Ohne Datei, oder
    für eine Datei namens -, wird die Standardeingabe gelesen.

    --language CODE       die Sprache der Meldungen

    Endet mit 0, wenn jede Runde wie versprochen gegeben wurde, mit 1, wenn es bei einer nicht
    stimmt oder nicht dabeisteht, mit 2, wenn eine Datei sich nicht lesen lässt.

## What can be wrong with where the cards came from

fault-no-chance = Das Protokoll sagt nicht, woher die Karten kamen.
fault-malformed-chance = „chance“ ist kein Objekt.
fault-malformed-scheme = „chance“ sagt nicht, nach welchem Verfahren.
fault-malformed-commitment = Das Versprechen fehlt oder besteht nicht aus 64 hexadezimalen Ziffern.
fault-malformed-secret = Das Geheimnis fehlt oder besteht nicht aus 64 hexadezimalen Ziffern.
fault-malformed-shares = Nicht zu jedem Platz gibt es einen Beitrag oder null, oder ein Beitrag besteht nicht aus 64 hexadezimalen Ziffern.
fault-unknown-scheme = Das Verfahren „{ $scheme }“ ist hier nicht bekannt.
fault-wrong-commitment = Das Geheimnis ist nicht das, das vor der Runde versprochen wurde.
fault-wrong-cards = Das Geheimnis und die Beiträge ergeben andere Karten als diese.
fault-repeated-commitment = Dieses Geheimnis wurde schon für eine frühere Runde versprochen und war danach bekannt.
