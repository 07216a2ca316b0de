### The rule builder: the rule sets side by side, and rules of one's own.

builder-title = Build your rules
builder-about = The rule sets side by side. Take one, change what you like, and send the link to whoever is to play.
builder-published = As published
builder-one = { $game } is played here after one description, { $source }, with nothing to choose.
builder-only-differing = what differs
builder-everything = every option
builder-rows = Show
builder-option = Option
builder-same = All of them say the same here.
builder-legend = Underlined with dashes: a house ruling, where the source is silent. With dots: the source implies it.
builder-house = a house ruling
builder-inferred = the source implies it
builder-from = Begin with { $preset }
builder-yours = Your rules
builder-yours-as = As { $preset } has them.
builder-yours-differ = { $count ->
    [one] One option differs from { $preset }:
   *[other] { $count } options differ from { $preset }:
}
builder-instead = { $option }: { $value }, not { $published }
builder-play = Play by these rules
builder-link = Copy the link
builder-copied = The link is copied.
builder-not-copied = The link: { $link }
builder-match = Match
builder-bad = This link cannot be read: { $why } You see the usual rules instead.
builder-no-chips = none, all start at 0
# what a preset says at a table of so many or more
builder-from-seats = from { $seats } at the table: { $value }
builder-seats = { $least } to { $most }
