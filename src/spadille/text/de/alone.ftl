### The table without a server: while it is fetched.

alone-loading = Der Tisch wird vorbereitet: { $percent } %
alone-opening = Der Tisch ist fast bereit.
alone-elsewhere = Spadille ist in einem anderen Fenster offen. Schließ es, um hier zu spielen.
alone-failed = Der Tisch ließ sich nicht laden.
alone-unusable = Deine Partien in diesem Browser stammen aus einer anderen Version von Spadille, oder sie sind beschädigt. Hier lassen sie sich nicht öffnen, und geändert wurde nichts.
alone-delete = Löschen und neu anfangen
alone-plain = Browser speichern Daten nur über https sicher, deshalb lässt sich hier kein Tisch öffnen. Öffne diese Seite unter ihrer https-Adresse.
alone-slow = Beim ersten Mal dauert das einen Moment; danach geht es schneller.
alone-aside = Ein Teil von dem, was dieser Browser gespeichert hat, ist nicht lesbar. Er wurde beiseitegelegt; alles andere ist da, und du kannst weiterspielen.
alone-aside-save = Diesen Teil als Datei speichern
alone-aside-forget = Löschen
