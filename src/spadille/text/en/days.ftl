### The secrets of the deals of the day, in the terminal.

help-day =
    spadille day: the secrets of a server’s deals of the day.

    spadille day commit FILE --year N   draws the secret of a year into FILE, which only the server may
                                        read, and writes the line to be published before
                                        the year begins; spadille serve --daily-deal-secrets FILE plays by it
    spadille day reveal FILE --day DAY  writes the secret of a day that is over, as 2027-03-01:
                                        spadille verify says whether it is the one that was promised, and
                                        which cards it dealt

    --year N           in commit, which year
    --day DAY          in reveal, which day
    --language CODE    the language of the messages

    It ends with 0 when it is done, 2 when it cannot be.

error-day-year = { $year } is not a year for deals of the day.
error-day-there = { $file } has a secret for { $year } already. It is not drawn again: what was published would be broken.
error-day-no-day = { $day } is not a day; it is written as 2027-03-01.
error-day-no-year = { $file } has no secret for { $year }.
error-day-no-file = { $file } is not a file of secrets for deals of the day.
error-day-no-such-command = “{ $word }” is not a command for the days. There are { $commands }.
fault-wrong-day = The secret of { $day } is not the one that its year was bound to.
fault-malformed-day = There is no such day; it is written as 2027-03-01.
fault-malformed-head = What the year is bound to is missing, or it is not 64 hexadecimal digits.
