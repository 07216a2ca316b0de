## A score sheet that others look at, each on a device of his own

looking-on = Let others look on
looking-about = The house keeps a copy of this sheet, and whoever has the link sees it as you write it. Only you write on it.
looking-name = Your name
looking-begin = Let others look on
looking-link = Whoever has this link looks on.
looking-qr = Code of the link for those who look on
looking-end = No longer
looking-unseen = The others do not see the last hands yet: there is no way to the house. They will, as soon as there is one.
looking-trouble = That did not work. Try again in a moment.
looking-live = You are looking on. What is written stands here a few seconds later.
looking-waits = There is no way to the house just now. This is how it stood.
looking-gone = This sheet is not kept here any more.
looking-mine = Sheets that others look at
looking-stop = No longer let others look at “{ $title }”
refusal-no-such-sheet = There is no such sheet here any more.
refusal-too-many-sheets = Others look at { $most } of your sheets already. End some.
