### The table as people share it: who sits there and who watches, what all are asked, what happens beside the play.

## The sheet of the table

social-title = Am Tisch
social-seats = Wer hier sitzt
social-deal = Diese Runde
social-match = Die Partie
social-link = Leute einladen
social-spoken = Am Tisch gesagt
social-say = Sagen
social-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
social-host = Gastgeber
social-you = du
social-public = Alle können diesen Tisch finden
social-public-about = Er steht auf der Startseite. Sonst kann nur mitspielen, wer den Link hat.
social-is-public = Alle können diesen Tisch finden.
social-is-private = Mitspielen kann nur, wer den Link hat.
social-share = Link teilen
social-copy = Link kopieren
social-copied = Kopiert.
social-screen = Großer Bildschirm
social-qr = QR-Code mit dem Link zu diesem Tisch
social-results = Ergebnisse und Protokolle
social-fill = Bot hierher setzen
social-fill-named = Bot hierher setzen, auf Platz { $seat }
social-free = Platz freimachen
social-free-named = Platz von { $name } freimachen
social-fill-all = Mit Bots auf den freien Plätzen beginnen
social-rest = Ich mache den Rest
social-rest-about = Können alle sehen, dass es stimmt, wird die Runde sofort abgerechnet; sonst werden die anderen gefragt.
social-give-up = Ich gebe auf
social-give-up-about = Die anderen bekommen, was die Karten hergeben.
social-take-back = Zurücknehmen
social-take-back-about = Dein letztes Gebot oder deine letzte Karte, wenn alle einverstanden sind.
social-take-back-alone = Dein letztes Gebot oder deine letzte Karte, so oft du willst, bis die Runde abgerechnet ist. Die Runde wird als geändert gekennzeichnet.
social-show-hands = Zuschauern alle Blätter zeigen
social-show-hands-about = Bis zum Ende dieser Runde, wenn alle einverstanden sind. Wer mitspielt, sieht nichts Neues.
social-stop = Partie hier beenden
social-propose = Andere Partie
social-propose-about = Ein anderes Spiel, andere Regeln, eine andere Länge: wenn alle einverstanden sind.
social-leave = Platz verlassen
social-leave-about = Ein Bot übernimmt deinen Platz und deine Chips. Du kannst bleiben und zuschauen.
social-sure = Noch einmal drücken: { $what }

## Looking on, and sitting down

join-bot = Platz eines Bots nehmen
join-bot-about = Du bekommst ihn, wenn die Runde zu Ende ist.
join-promised = Du bekommst den Platz von { $name }, wenn die Runde zu Ende ist.
join-promised-any = Du bekommst einen Platz, wenn die Runde zu Ende ist.
join-game = { $game }, { $rules }: { $players } Spieler.
join-game-deals = { $game }, { $rules }: { $players } Spieler, { $deals ->
    [one] eine Runde.
   *[other] { $deals } Runden.
}
join-own-rules = { $count ->
    [one] Eine Regel weicht ab.
   *[other] { $count } Regeln weichen ab.
}
join-rules = Wie gespielt wird
join-withdraw = Nicht mehr warten

## What all are asked

ask-title = Frage
ask-yes = Ja
    .letter = j
ask-no = Nein
    .letter = n
ask-withdraw = Frage zurückziehen
ask-stop = { $who ->
    [me] Du möchtest die Partie hier beenden.
   *[other] { $name } möchte die Partie hier beenden.
}
ask-take-back = { $who ->
    [me] Du möchtest dein letztes Gebot oder deine letzte Karte zurücknehmen.
   *[other] { $name } möchte das letzte Gebot oder die letzte Karte zurücknehmen.
}
ask-show-hands = { $who ->
    [me] Du möchtest, dass Zuschauer alle Blätter sehen.
   *[other] { $name } möchte, dass Zuschauer alle Blätter sehen.
}
ask-claim-rest = { $who ->
    [me] Du sagst: Ich mache den Rest.
   *[other] { $name } sagt: Ich mache den Rest.
}
ask-claim-give-up = { $who ->
    [me] Du möchtest aufgeben.
   *[other] { $name } möchte aufgeben.
}
# $match is a line: German Solo, Standard; 4 seats, 12 deals
ask-match = { $who ->
    [me] Du schlägst vor: { $match }.
   *[other] { $name } schlägt vor: { $match }.
}
# $changed is the number of options that differ from the preset
ask-match-line = { $changed ->
    [0] { $game }, { $preset }, { $seats } Plätze, { $length }
    [one] { $game }, { $preset }, { $seats } Plätze, { $length }, eine Regel geändert
   *[other] { $game }, { $preset }, { $seats } Plätze, { $length }, { $changed } Regeln geändert
}
ask-you = Bist du einverstanden?
ask-waiting = Warten auf { $names }.
ask-agreed = Du hast Ja gesagt.

## Away, and back

back-covered = { $bot } spielt für dich.
back-now = Bin wieder da
back-missed = { $count ->
    [one] { $bot } hat einmal für dich gespielt:
   *[other] { $bot } hat { $count }-mal für dich gespielt:
}
back-deal = Runde { $deal }:
back-seen = Alles klar

## What happened, told in the log

notice-sat = { $who ->
    [me] Du setzt dich.
   *[other] { $name } setzt sich.
}
notice-wished = { $who ->
    [me] Du bekommst einen Platz, wenn die Runde zu Ende ist.
   *[other] { $name } bekommt einen Platz, wenn die Runde zu Ende ist.
}
notice-withdrew = { $name } wartet nicht mehr auf einen Platz.
notice-left = { $who ->
    [me] Du verlässt deinen Platz.
   *[other] { $name } verlässt den Tisch.
}
notice-placed = Ein Bot, { $name }, nimmt den Platz ein.
notice-freed = Der Platz von { $name } ist frei.
notice-nudged = { $who ->
    [me] Alle warten auf dich.
   *[other] Alle warten auf { $name }.
}
notice-covered = { $who ->
    [me] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
}
notice-returned = { $who ->
    [me] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
notice-asked-stop = { $who ->
    [me] Du fragst die anderen, ob die Partie hier enden soll.
   *[other] { $name } fragt, ob die Partie hier enden soll.
}
notice-asked-match = { $who ->
    [me] Du schlägst eine andere Partie vor.
   *[other] { $name } schlägt eine andere Partie vor.
}
notice-asked-claim = { $who ->
    [me] Du fragst, ob die Runde hier enden kann.
   *[other] { $name } fragt, ob die Runde hier enden kann.
}
notice-asked-take-back = { $who ->
    [me] Du möchtest etwas zurücknehmen.
   *[other] { $name } möchte etwas zurücknehmen.
}
notice-asked-show-hands = { $who ->
    [me] Du fragst, ob Zuschauer alle Blätter sehen dürfen.
   *[other] { $name } fragt, ob Zuschauer alle Blätter sehen dürfen.
}
notice-agreed = { $who ->
    [me] Du sagst Ja.
   *[other] { $name } sagt Ja.
}
notice-declined = { $who ->
    [me] Du sagst Nein.
   *[other] { $name } sagt Nein.
}
notice-withdrawn = { $who ->
    [me] Du ziehst die Frage zurück.
   *[other] { $name } zieht die Frage zurück.
}
notice-stopped = Die Partie endet hier.
notice-began = Eine andere Partie beginnt.
notice-took-back = { $who ->
    [me] Du nimmst es zurück.
   *[other] { $name } nimmt es zurück.
}
notice-claimed-rest = { $who ->
    [me] Der Rest gehört dir.
   *[other] Der Rest geht an { $name }.
}
notice-claimed-give-up = { $who ->
    [me] Du gibst auf.
   *[other] { $name } gibt auf.
}
notice-showed-hands = Bis zum Ende dieser Runde sehen Zuschauer alle Blätter.
notice-opened-up = Jetzt können alle diesen Tisch finden.
notice-closed-up = Jetzt kann nur noch mitspielen, wer den Link hat.

## Proposing a match

propose-title = Andere Partie
propose-about = Die Sitzordnung am Tisch bleibt; auf die übrigen Plätze kommen Bots.
propose-seats = Plätze
propose-free = Für Menschen frei gehalten
propose-go = Vorschlagen
propose-go-alone = Beginnen

## In the line for words: what may be typed, and what comes of it

line-rest = ich mache den rest, den rest mache ich, der rest gehört mir, den rest beanspruche ich, alles meins
line-give-up = ich gebe auf, aufgeben, gebe auf
line-take-back = zurücknehmen, ich nehme zurück, ich nehme das zurück, nimm zurück, rückgängig
line-stop = partie beenden, die partie beenden, partie hier beenden, die partie hier beenden
line-yes = ja, einverstanden, okay, ok, in ordnung
line-no = nein, nicht einverstanden
line-withdraw = zurückziehen, frage zurückziehen, ich ziehe die frage zurück
line-back = ich bin wieder da, bin wieder da, wieder da, ich bin zurück
line-leave = platz verlassen, meinen platz verlassen, ich verlasse meinen platz, ich verlasse den platz
line-say-word = sag
line-not-now = Nicht jetzt.
# $what: the bid or the card
line-confirm = Sag es noch einmal: { $what }
line-may-rest = „Ich mache den Rest“ beansprucht die Stiche, die noch übrig sind.
line-may-give-up = „Ich gebe auf“ beendet die Runde.
line-may-take-back = „Zurücknehmen“ betrifft dein letztes Gebot oder deine letzte Karte.
line-may-stop = „Partie beenden“ fragt die anderen.
line-may-answer = „Ja“ oder „Nein“ beantwortet die Frage.
line-may-withdraw = „Zurückziehen“ nimmt deine Frage zurück.
line-may-back = „Ich bin wieder da“: Du spielst wieder selbst.
line-may-leave = { $you ->
    [waiting] „Platz verlassen“: Du wartest nicht mehr darauf.
   *[sitting] „Platz verlassen“: Ein Bot übernimmt ihn und deine Chips, und du kannst bleiben und zuschauen.
}
line-may-phrase = „Sag“ und ein Satz: { $phrases }.
