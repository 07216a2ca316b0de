## A score sheet that others look at, each on a device of his own

viewer-on = Andere mitlesen lassen
viewer-about = Der Server behält eine Kopie dieser Liste, und wer den Link hat, sieht sie, während du schreibst. Schreiben kannst nur du.
viewer-name = Dein Name
viewer-begin = Andere mitlesen lassen
viewer-link = Wer diesen Link hat, kann zuschauen.
viewer-qr = QR-Code mit dem Link für Zuschauer
viewer-end = Nicht mehr teilen
viewer-unseen = Die anderen sehen die letzten Runden noch nicht: Der Server ist nicht zu erreichen. Sie sehen sie, sobald es wieder geht.
viewer-trouble = Das hat nicht geklappt. Versuch es gleich noch einmal.
viewer-live = Du schaust zu. Was geschrieben wird, steht ein paar Sekunden später hier.
viewer-waits = Der Server ist gerade nicht zu erreichen. So hast du die Liste zuletzt gesehen.
viewer-gone = Diese Liste gibt es hier nicht mehr.
viewer-mine = Listen, die du teilst
viewer-stop = „{ $title }“ nicht mehr teilen
refusal-no-such-sheet = Diese Liste gibt es hier nicht mehr.
refusal-too-many-sheets = Du teilst schon { $most } Listen. Hör bei einigen damit auf.
