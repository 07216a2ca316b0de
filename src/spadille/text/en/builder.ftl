### The rule builder: the rule sets side by side, and rules of one's own.

builder-title = Build your rules
builder-about = Compare the rule sets. Start from one, change what you like, and send the link to your friends.
builder-published = As published
builder-one = There is one rule set for { $game } here, { $source }, and nothing to choose.
builder-only-differing = differences
builder-everything = all options
builder-rows = Show
builder-option = Option
builder-same = All rule sets agree here.
builder-legend = Dashed underline: a house ruling, where the source is silent. Dotted: implied by the source.
builder-house = a house ruling
builder-inferred = implied by the source
builder-from = Start from { $preset }
builder-yours = Your rules
builder-yours-as = Exactly as in { $preset }.
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
builder-card = Print the table card
builder-card-print = Print
builder-card-back = Back to the rules
