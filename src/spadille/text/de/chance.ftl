### Whether the cards were dealt as promised, after each deal at the table. A player’s share in the chance is a cut, as
### one cuts a pack before the deal.

chance-kept = Ehrlich gegeben: geprüft am Versprechen, das vor der Runde gegeben wurde.
chance-uncut = Ehrlich gegeben: geprüft am Versprechen, das vor der Runde gegeben wurde, aber diese Seite hat nicht abgehoben.
# the hand was shown on the start page, and the promise with it
chance-shown = Ehrlich gegeben: geprüft am Versprechen, das gegeben wurde, bevor du dein Blatt gesehen hast.
chance-told = Die Karten stimmen. Das Versprechen wurde gegeben, bevor diese Seite offen war, und wurde deshalb nicht verglichen.
chance-broken = Nicht ehrlich gegeben: Diese Karten wurden nicht wie versprochen gegeben.
chance-untold = Der Tisch hat vor der Runde ein Versprechen gegeben, sagt aber nicht, woher diese Karten kamen.
chance-details = Wie geprüft wurde

## What was found, one line each

chance-promise-yes = Es ist das Versprechen, das diese Seite vor der Runde gesehen hat.
chance-promise-no = Es ist nicht das Versprechen, das diese Seite vor der Runde gesehen hat.
chance-promise-unknown = Diese Seite war vor der Runde nicht offen.
chance-secret-yes = Das Geheimnis des Tisches ist das, auf das er sich festgelegt hat.
chance-secret-no = Das Geheimnis des Tisches ist nicht das, auf das er sich festgelegt hat.
chance-share-yes = Dein eigenes Abheben ist dabei.
chance-share-no = Dein eigenes Abheben ist nicht dabei.
chance-share-unknown = Ein Abheben von dieser Seite ist nicht dabei.
chance-cards-yes = Noch einmal gegeben, kommen hier dieselben Karten heraus.
chance-cards-no = Noch einmal gegeben, kommen hier andere Karten heraus.
chance-cut-by = Abgehoben von: { $names }.
chance-cut-nobody = Niemand hat abgehoben: Diese Karten kommen allein aus dem Geheimnis des Tisches.
chance-how = Vor der Runde legt sich der Tisch auf ein Geheimnis fest. Dann darf der Browser jedes Mitspielers abheben, mit einer eigenen Zahl. Im Protokoll steht alles, und „spadille verify“ gibt die Karten noch einmal.
chance-commitment = Versprechen
chance-secret = Geheimnis
chance-share = { $who ->
    [me] Abgehoben von dir
   *[other] Abgehoben von { $name }
}
