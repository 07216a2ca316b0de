## A score sheet that others look at, each on a device of his own

viewer-on = Let others follow along
viewer-about = The server keeps a copy of this sheet, and anyone with the link sees it as you write. Only you can write on it.
viewer-name = Your name
viewer-begin = Let others follow along
viewer-link = Anyone with this link can watch.
viewer-qr = QR code with the link for spectators
viewer-end = Stop sharing
viewer-unseen = The others do not see the last hands yet: the server can’t be reached. They will see them as soon as it can.
viewer-trouble = That did not work. Try again in a moment.
viewer-live = You are watching. What is written shows up here a few seconds later.
viewer-waits = The server can’t be reached just now. This is the sheet as you last saw it.
viewer-gone = This sheet is no longer here.
viewer-mine = Sheets you share
viewer-stop = Stop sharing “{ $title }”
refusal-no-such-sheet = This sheet is no longer here.
refusal-too-many-sheets = You already share { $most } sheets. Stop sharing some.
