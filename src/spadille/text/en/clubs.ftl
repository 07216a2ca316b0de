### The club's lists in the terminal

help-club =
    spadille club FILE ...: a club’s lists, from the files of the score pad. Sheets of several tables become
    the list of the evening; evenings become the list of the season. The same name is the same player.

    --title TITLE    the name of the evening
    --won N          club points for a hand that one plays and wins; 0
    --lost N         taken off for a hand that one plays and loses; 0
    --beaten N       for beating another’s hand; 0
    --csv            the list as a table for a spreadsheet
    --export         writes the evening itself as a line of JSON, to be kept for the season
    --language CODE  the language of the list and of the messages

    It ends with 0 when the list is written, 2 when a file cannot be read.

error-club-no-file = { $file } is neither a sheet of the score pad nor a club’s evening.
error-club-refused = { $why }
error-club-rule = Club points are at most { $most } for a hand.
