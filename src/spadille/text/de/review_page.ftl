### The review on the deal page: what the deal was worth, the decisions that mattered, learning from them.

review-page-title = Rückblick
review-page-whose = Wessen Entscheidungen
review-page-steps = Schritt für Schritt
review-page-waiting = Jede Entscheidung wird geprüft.
review-page-progress = { $done } von { $of } fertig
review-page-retry = Neu versuchen
review-page-unfinished = Die Runde wurde nicht zu Ende gespielt, deshalb gibt es keinen Rückblick.
refusal-no-judge = Für diese Runde gibt es gerade keinen Rückblick. Versuch es gleich noch einmal.
refusal-no-review = Für diesen Platz gibt es zu dieser Runde keinen Rückblick.

## The verdict beside the payment: two short sentences
## $chips is what the cause comes to, $paid the payment; $share: all is more than the payment, most at least half of it

review-page-cause-nothing = Niemand hat etwas gezahlt.
review-page-cause-luck-lost = { $share ->
    [all] Pech: Allein das kostete { $chips }.
    [most] Vor allem Pech: { $chips } von { $paid }.
   *[part] Zum Teil Pech: { $chips } von { $paid }.
}
review-page-cause-luck-won = { $share ->
    [all] Glück: Allein das brachte { $chips }.
    [most] Vor allem Glück: { $chips } von { $paid }.
   *[part] Zum Teil Glück: { $chips } von { $paid }.
}
review-page-cause-others-lost = { $share ->
    [all] Allein das Spiel der anderen kostete dich { $chips }.
    [most] Vor allem das Spiel der anderen: { $chips } von { $paid }.
   *[part] Zum Teil das Spiel der anderen: { $chips } von { $paid }.
}
review-page-cause-others-won = { $share ->
    [all] Allein das Spiel der anderen brachte dir { $chips }.
    [most] Vor allem das Spiel der anderen: { $chips } von { $paid }.
   *[part] Zum Teil das Spiel der anderen: { $chips } von { $paid }.
}
review-page-cause-own-lost = { $share ->
    [all] Dein eigenes Spiel: Es kostete so viel, wie du gezahlt hast, oder mehr.
    [most] Vor allem dein eigenes Spiel: { $chips } von { $paid }.
   *[part] Zum Teil dein eigenes Spiel: { $chips } von { $paid }.
}
review-page-cause-own-won = Vor allem dein eigenes Spiel: { $chips } von { $paid }.
review-page-slips-none = Dein eigenes Spiel kostete nichts.
review-page-slips-cost = { $count ->
    [0] Kleine Schnitzer kosteten etwa { $cost }.
   *[other] Deine Schnitzer kosteten etwa { $cost }.
}

## The board and the slips

review-page-where = Rückblick, { $game }{ $known ->
    [all] . Runde { $deal } von { $deals }
    [deal] . Runde { $deal }
   *[none] {""}
}
review-page-stops = Deine Schnitzer in dieser Runde
review-page-stop = Schnitzer { $number }
review-page-slips = { $count ->
    [0] Deine kleinen Schnitzer
    [one] Dein Schnitzer
    [2] Deine zwei Schnitzer
    [3] Deine drei Schnitzer
   *[other] Deine Schnitzer
}
review-page-slip = { $when }: { $said } { $did ->
    [played] gespielt
   *[chose] gewählt
}
review-page-slip-better = Besser war { $best }.
review-page-slips-small = Kleinere Schnitzer zusammen
review-page-others-good = { $slips ->
    [0] Keine Entscheidung hätte besser sein können.
   *[other] { $count ->
        [one] Deine andere Entscheidung hätte nicht besser sein können.
       *[other] Deine anderen { $count } Entscheidungen hätten nicht besser sein können.
    }
}
review-page-details = Details
review-page-details-about = die Rechnung, Chancen, Kurve
review-page-back = Zurück zum Tisch{ $known ->
    [all] {" "}– Runde { $deal } von { $deals }
    [deal] {" "}– Runde { $deal }
   *[none] {""}
}
review-page-to-deal = Zur Runde

## The three lenses

review-page-known = was du wissen konntest
review-page-possible = was möglich war
review-page-happened = was geschah

## The sum
## All four are text, with their signs

review-page-sum = Dein Blatt { $hand }, Glück mit der Verteilung { $lie }, die anderen { $others }, dein Spiel { $own }.
review-page-part-hand = dein Blatt
review-page-part-lie = Glück mit der Verteilung
review-page-part-others = die anderen
review-page-part-own = dein Spiel
review-page-bar = Die Summe in Teilen
review-page-explained = Wie sich die vier Teile addieren
review-page-explained-1 = Zusammen ergeben sie, was gezahlt wurde. „Dein Blatt“ ist, was deine Karten vor dem Bieten wert sind, verglichen mit einer durchschnittlichen Runde. „Glück mit der Verteilung“ ist, wo die verdeckten Karten saßen und wie deine Wahl dazu passte. „Dein Spiel“ ist, was deine Entscheidungen kosteten, nach dem, was du wusstest; mehr als null kann das nicht werden, vom Rauschen beim Runden abgesehen. „Die anderen“ ist der Rest.
review-page-explained-2 = Auch hinter einem Gewinn kann also ein teurer Fehler stecken, den das Glück ausgeglichen hat.

## The decisions that mattered

review-page-mattered = Worauf es ankam
review-page-mistakes = Fehler
review-page-dearest-first = die teuersten zuerst
review-page-choices = { $count ->
    [one] eine echte Wahl
   *[other] { $count }-mal eine echte Wahl
}
review-page-number = { $kind ->
    [mistake] Fehler
   *[other] Entscheidung
} { $number } von { $of }
review-page-tag-mistake = Fehler
review-page-tag-unproved = wohl schlechter
review-page-tag-close = etwa gleich gut
review-page-tag-little = etwas schlechter
review-page-tag-judges-differ = Urteile uneins
review-page-tag-good = gut
review-page-tag-only = einzige gute Antwort
review-page-rest = { $count ->
    [one] Ein kleinerer Schnitzer kostet etwa { $loss } Chips; sicher ist das nicht.
   *[other] { $count } kleinere Schnitzer kosten zusammen etwa { $loss } Chips; sicher ist keiner für sich.
}
review-page-rest-more = { $count ->
    [one] Ein kleinerer Schnitzer kostet etwa { $loss } Chips.
   *[other] { $count } kleinere Schnitzer kosten zusammen etwa { $loss } Chips.
}
review-page-why-unproved = Wie sicher ist das?
review-page-price = { $loss } Chips
review-page-within = ± { $within }
review-page-price-said = kostet { $loss } plus minus { $within } Chips
review-page-ways-said = Bei { $ways } von 100 Verteilungen
review-page-at-it = Am Tisch ansehen
review-page-beaten = Eine Verteilung, die es zeigt
review-page-beaten-told = Nichts, was du gesehen hast, schließt diese Verteilung aus. Bei { $of } von 100 Verteilungen ist der Unterschied so klar wie hier: { $said } scheitert, { $best } nicht. Die wirkliche Verteilung kann eine andere gewesen sein.

## The curve

review-page-curve = Was die Runde für dich wert war
review-page-curve-about = in Chips, Karte für Karte, wenn man alle Karten kennt
review-page-curve-said = Von { $first } vor dem Bieten bis { $last } am Ende.
review-page-curve-bids = Gebote
review-page-curve-mine = deine Karte oder dein Gebot
review-page-curve-theirs = die der anderen
review-page-curve-table = Die Kurve als Tabelle
review-page-curve-trick = Stich
review-page-curve-before = Wert davor
review-page-curve-after = Wert danach

## Every decision

review-page-every = Jede Entscheidung
review-page-every-differs = nur wo es etwas ausmacht
review-page-every-all = alle
review-page-every-same = Jede Entscheidung war gut, soweit man sehen kann.
review-page-when = Wann
review-page-done = getan
review-page-better = beste Wahl
review-page-cost = Preis
review-page-told = Urteil
review-page-second = nach dem zweiten Urteil: { $loss }
review-page-verdict = { $verdict ->
    [mistake] Fehler
    [judges-differ] Urteile uneins
    [only] einzige gute Antwort
    [good] gut
   *[close] etwa gleich gut
}

## Hindsight

review-page-hindsight = Im Nachhinein: mit allen Karten offen
review-page-hindsight-about = Was jede deiner Entscheidungen geändert hat, wenn man alle Karten kennt. Das konntest du damals nicht wissen: Eine gute Karte kann verlieren, eine schlechte gewinnen.
review-page-hindsight-turned = der Wert der Runde

## Who judged

review-evaluator = Beurteilt vom Experten mit { $worlds } Verteilungen für jede Entscheidung; ein zweites Urteil musste zustimmen. ± gilt in 95 von 100 Fällen.
review-evaluator-more = Wie gut ist dieses Urteil?
review-evaluator-price = Ein Preis gilt, wenn du so weiterspielst, wie es das Urteil für richtig hält. Eine Entscheidung steht hier, wenn ihr Preis mindestens das Vierfache seines Standardfehlers ist und, einen Standardfehler niedriger gerechnet, immer noch { $least } Chips oder mehr.
review-evaluator-proof = Fehler heißt eine Entscheidung nur, wenn ihre Art eine Prüfung bestanden hat: Runden wurden mit den echten Karten weitergespielt, einmal mit dem, was getan wurde, und einmal mit dem Rat. Eine Zahl unter 1 heißt, dass das Urteil mehr versprochen hat, als der Rat brachte. Zum Bestehen müssen beide Zahlen zwischen 0,8 und 1,2 liegen und auf 0,2 genau bekannt sein, und neun von zehn Fehlern müssen beim zweiten Hinsehen wieder auftauchen.
review-evaluator-none = In diesem Spiel hat noch keine Art von Entscheidung bestanden, deshalb heißt hier nichts Fehler.
review-evaluator-kind = Entscheidung
review-evaluator-tried = geprüft
review-evaluator-brought = brachte, je versprochenem Chip, wenn alle wie Klubspieler weiterspielen
review-evaluator-as-expert = wenn du wie der Experte weiterspielst
review-evaluator-named = heißt Fehler
review-evaluator-yes = ja
review-evaluator-no = noch nicht
review-evaluator-unknown = zu wenige
review-evaluator-untried = Was nicht in dieser Tabelle steht, wurde nicht geprüft, deshalb heißt davon nichts Fehler.
review-evaluator-tricks = { $kind }, Stich { $first } bis { $last }
review-evaluator-tricks-on = { $kind }, ab Stich { $first }
review-evaluator-version = Urteil { $edition }

## Taking it along

review-page-take = Speichern
review-page-take-page = Als Webseite speichern
review-page-take-json = Als JSON speichern

## Learning

learn-from = { $count ->
    [one] Noch einmal versuchen
   *[other] Alle noch einmal versuchen
}
learn-from-about = finde selbst die bessere Antwort
learn-title = Finde eine bessere Antwort
learn-where = { $kind ->
    [mistake] Fehler
   *[other] Entscheidung
} { $number } von { $of }, { $when }: { $said } { $did ->
    [played] gespielt
   *[chose] gewählt
}.
learn-asked = Finde eine bessere Antwort.
learn-asked-price = Deine Wahl kostete { $loss } ± { $within } Chips.
learn-asked-unproved = Deine Wahl hat wohl { $loss } ± { $within } Chips gekostet.
learn-found = Besser: { $answer }
learn-found-equals = Genauso gut: { $others }.
learn-not-yet = Noch nicht
learn-same = Das hast du ja getan.
learn-saves = Das rettet etwa { $saved } von { $loss } Chips. Eine andere Wahl rettet mehr.
learn-saves-nothing = Das rettet so gut wie nichts.
learn-shown = Die beste Wahl: { $answer }
learn-show = Zeig es mir
learn-skip = Überspringen
learn-next = Weiter
learn-on = Von hier weiterspielen
learn-end = Zurück zur Liste
learn-done = Alles durch
learn-how = { $how ->
    [found] gefunden
    [shown] gezeigt
   *[skipped] übersprungen
}
learn-again = Noch einmal
learn-back = Zurück zum Rückblick
