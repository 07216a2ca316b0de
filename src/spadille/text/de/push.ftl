## Push notifications: a device shows when it is its player's turn

push-turn = Du bist dran
push-with = { $game } mit { $names }
push = Benachrichtigungen
push-about = An einem Tisch im eigenen Tempo kann dieses Gerät dir sagen, wann du dran bist: einmal pro Zug, und nie eine Karte.
push-on = Benachrichtigungen einschalten
push-off = Auf diesem Gerät sind Benachrichtigungen aus.
push-is-on = Auf diesem Gerät sind Benachrichtigungen an.
push-denied = Der Browser lässt diese Seite keine Benachrichtigungen schicken. Ändern kannst du das in seinen Einstellungen für diese Seite.
push-home = Auf einem iPhone oder iPad füge die Seite zuerst zum Home-Bildschirm hinzu („Teilen“, dann „Zum Home-Bildschirm“), öffne sie von dort und schalte das hier ein.
push-cannot = Dieser Browser kann keine Benachrichtigungen zeigen, solange die Seite geschlossen ist.
push-trouble = Das hat nicht geklappt. Versuch es gleich noch einmal.
refusal-bad-endpoint = An die Adresse, die dein Browser angibt, lassen sich keine Benachrichtigungen schicken.
