## A score sheet that others look at, each on a device of his own

viewer-on = Let others look on
viewer-about = The house keeps a copy of this sheet, and whoever has the link sees it as you write it. Only you write on it.
viewer-name = Your name
viewer-begin = Let others look on
viewer-link = Whoever has this link looks on.
viewer-qr = Code of the link for those who look on
viewer-end = No longer
viewer-unseen = The others do not see the last hands yet: there is no way to the house. They will, as soon as there is one.
viewer-trouble = That did not work. Try again in a moment.
viewer-live = You are looking on. What is written stands here a few seconds later.
viewer-waits = There is no way to the house just now. This is how it stood.
viewer-gone = This sheet is not kept here any more.
viewer-mine = Sheets that others look at
viewer-stop = No longer let others look at “{ $title }”
refusal-no-such-sheet = There is no such sheet here any more.
refusal-too-many-sheets = Others look at { $most } of your sheets already. End some.
