### Friends at a table on one player's device: inviting, finding each other, and what becomes of the table.

friends-title = Ein Tisch bei Freunden

## The device that opened the table

friends-invite = Freunde einladen
friends-relay-about = Um einander zu finden, fragen eure Geräte bei einem öffentlichen Treffpunkt im Internet an. Der sieht, wann sie fragen und von welcher Netzadresse. Karten und Worte laufen nicht über ihn.
friends-link-about = Verschicke den Link, oder lass die Kamera des anderen Geräts das Bild lesen.
friends-qr = Die Einladung als Bild für eine Kamera
friends-code-about = Oder sag diese vier Buchstaben weiter; du wirst gefragt, bevor jemand hereinkommt:
friends-relay-lost = Der Treffpunkt ist nicht zu erreichen. Wer am Tisch sitzt, spielt weiter; neue Freunde können noch über ein Bild dazukommen.
friends-close = Alle Freunde wegschicken
friends-count = { $count ->
    [one] Ein Gerät ist verbunden.
   *[other] { $count } Geräte sind verbunden.
}
friends-host-knows = Dein Gerät gibt und kennt alle Karten, so wie ein Server es täte. Nach jeder Runde können alle nachprüfen, dass die Karten nicht ausgesucht waren. Die Geräte deiner Freunde erfahren deine Netzadresse, und deines erfährt ihre.
friends-host-stays = Lass diese Seite offen: Wird sie geschlossen, warten deine Freunde, bis du sie wieder öffnest.
friends-ask-host = { $name } kann weitere Freunde einladen.
friends-knock-title = Jemand möchte herein
friends-knock = { $name } hereinlassen?
friends-admit = Hereinlassen
friends-decline = Nicht hereinlassen

## Without the internet

friends-picture = Kein Netz? Zeigt euch gegenseitig ein Bild
friends-picture-about = Beide Geräte müssen im selben WLAN oder Hotspot sein, mit oder ohne Internet. Sonst ist niemand beteiligt.
friends-picture-show = Bild zeigen
friends-picture-first = Zuerst liest die Kamera des anderen Geräts dieses Bild, oder du verschickst den Link.
friends-picture-second = Dann zeigt auch das andere Gerät ein Bild. Lies es hier ein.
friends-picture-paste = Oder füge hier ein, was es zeigt
friends-picture-connect = Verbinden
friends-picture-unread = Das ist keine Einladung. Kopiere den ganzen Text und versuch es noch einmal.
friends-picture-again = Zeigt euch noch einmal ein Bild
friends-connecting = Verbindung wird aufgebaut …
friends-connected = Verbunden. Du kannst für die nächste Person ein neues Bild zeigen.
friends-not-connected = Die beiden Geräte konnten sich nicht verbinden. Sind sie im selben Netz? Zeig ein neues Bild und versuch es noch einmal.
friends-camera = Mit der Kamera lesen
friends-camera-about = Dein Browser fragt, ob er die Kamera benutzen darf. Das Bild bleibt auf diesem Gerät.
friends-camera-stop = Kamera ausschalten
friends-camera-refused = Die Kamera lässt sich nicht benutzen. Verschicke stattdessen den Text.

## The guest's device

friends-code-title = Vier Buchstaben
friends-code = Die Buchstaben, die man dir gesagt hat
friends-code-go = Um Einlass bitten
friends-code-wrong = Der Code eines Tisches hat vier Buchstaben. Sieh noch einmal nach, was man dir gesagt hat.
friends-guest-relay = Die Buchstaben werden bei einem öffentlichen Treffpunkt im Internet nachgeschlagen; er sieht deine Netzadresse.
friends-guest-knows = Das Gerät, auf dem der Tisch steht, gibt und kennt alle Karten. Es erfährt deine Netzadresse, und du erfährst seine.
friends-looking = Das andere Gerät wird gesucht.
friends-asking = Am Tisch wird gefragt, ob du hereindarfst.
friends-nobody = Das andere Gerät antwortet nicht. Ist der Tisch dort offen, und ist die Einladung neu?
friends-declined = Du wirst nicht hereingelassen.
friends-own = Dieser Tisch steht auf deinem eigenen Gerät. Du findest ihn auf der Startseite.
friends-picture-guest = Lies das Bild, das das andere Gerät zeigt.
friends-paste = Oder füge den Link ein
friends-answer-about = Lass jetzt das andere Gerät dieses Bild lesen, oder schick den Text zurück.
friends-answer-qr = Deine Antwort als Bild für eine Kamera
friends-answer-waiting = Der Tisch öffnet sich, sobald das andere Gerät es gelesen hat.
friends-away-title = Das Gerät mit dem Tisch
friends-away = Warten auf das Gerät von { $name }.
friends-gone = Vielleicht kommt es nicht wieder.
friends-gone-kept = Vielleicht kommt es nicht wieder. Die beendeten Runden sind hier gespeichert.
friends-records = Beendete Runden sichern
