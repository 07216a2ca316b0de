### Deal codes: a whole deal in a line of letters.

help-code =
    spadille code [FILE ...]: writes each deal, one record a line, as a code: a line of letters that says by
    which rules, with which cards and how it was played. Without a file, or for a file called -, it reads
    standard input.

    --decode           the other way round: reads codes and writes records
    --language CODE    the language of the messages

    It ends with 0 when every line was written, 1 when one could not be, 2 when a file cannot be read.

## What can be wrong with a code

code-line = { $file }, line { $line }: { $message }
fault-bad-code = This is not a deal code.
fault-bad-code-letter = A code has only A to Z, a to z, 0 to 9, - and _.
fault-bad-code-length = That code isn’t complete, or it’s too long.
fault-bad-code-check = A letter of the code is wrong, or two have changed places.
fault-bad-code-version = The code was written by a newer Spadille than this one.
fault-bad-code-rules = This Spadille does not know the game or the rules of this code.
fault-bad-code-rest = The code describes a deal that cannot have been played.
fault-no-code = Deals of your own game or rules have no code.
fault-no-code-number = A number in this deal is too large for a code.
