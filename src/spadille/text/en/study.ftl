### Studies: very many deals, in the terminal.

help-study =
    spadille study: plays very many deals, keeps them as Parquet, and says what came of them.

    spadille study run FOLDER          plays deals into a folder; whatever interrupts it, the same command
                                       goes on. Without --deals it plays what the folder lacks
    spadille study report FOLDER ...   says what came of the deals in some folders
    spadille study compare [FOLDER]    what a house rule does: the same deals by the rules, and again with
                                       the options changed, as --options has them
    spadille study publish FOLDER      makes a data set: Parquet, a card, a dictionary, checksums

    --game GAME        the game; without it, the first there is; publish takes all
    --rules PRESET     whose rules; without it, the game’s first preset
    --options JSON     options that differ from the preset, such as {"{"}"sixty": "made"{"}"}; in compare,
                       those that are tried
    --base JSON        in compare, the options that are the rule before the change
    --seats N          players at the table; without it, as few as the game takes
    --bots A,B         who plays, as in spadille arena; one bot alone plays in all seats; club
    --deals N          how many deals
    --first N          the number of the first deal; 0
    --seed SEED        a word that fixes the cards; 1
    --set SET          tuning or reporting; tuning
    --pairs CONTRACT   the play alone, as in spadille arena
    --shard N          how many deals go into one file; 100
    --decisions        also a table of every decision
    --review-worlds N  also what the judge of reviews finds of every decision, in N worlds (a review: 200),
                       and what luck brought; half a minute a deal
    --records          each deal as a record too; its code alone says the same, and is shorter
    --part K/N         plays every Nth file alone, beginning with the Kth: for N machines and one folder
    --processes N      how many processes play; without it, one a core
    --on WHERE         where they play: ray, or the address of a cluster of Ray, such as ray://head:10001
    --check            in publish, makes the data set again beside it and compares every byte
    --json             the report as one line of JSON
    --language CODE    the language; without it, your machine’s

    It ends with 0 when everything is played, 1 when a bot forfeits or a check fails, 2 when it cannot begin
    or go on.

error-study-no-such-command = “{ $word }” is not a study command. There are { $commands }.
error-study-no-study = { $folder } is not the folder of a study. It was left as it is; name another.
error-study-other-code = This study was begun by other code: Spadille { $theirs }. Here is { $ours }. Go on with that version, or begin a new study.
error-study-two-shards = The same deals came to two different things: { $first } and { $second }. A bot that does not play alike each time cannot be studied.
error-study-broken-shard = The file { $file } does not hold what it is named by. Remove it, and the same command plays it again.
error-study-empty = Nothing is planned in { $folder } yet. Say with --deals how many deals to play.
error-study-unsaid = Without --deals, what the folder lacks is played as it was planned. Say --deals too.
error-study-part = “{ $part }” is not a part. It is written K/N, such as 1/16 to 16/16.
error-study-on = “{ $on }” is not a place to play. Say ray, or the address of a cluster of Ray, such as ray://head:10001.
error-study-shard = A file has 1 to { $most } deals.
error-study-incomplete = { $folder } has not all of its deals yet. “spadille study run” plays the rest.
error-study-one-bot = Here one bot plays in all seats: name one.
error-study-same-rules = The options leave the rules as they are. Name one that changes them.
error-study-other-recipe = The data set in { $folder } was made by another version. It was left as it is; name another folder.
error-study-folder-taken = { $folder } has something else in it. It was left as it is; name another.

study-rate = { $rate } a second
study-ran = Deals: { $deals }. Files: { $files }, of which { $before } were there, { $now } were played now, { $missing } are missing.

study-compared = { $game }, { $rules }, { $seats } seats, { $bot } in all of them. Deals from the { $set ->
    [reporting] reporting
   *[tuning] tuning
} set, seed { $seed }: { $deals }.
study-change = Before: { $before }. After: { $after }.
study-same-bids = The same bids, played by both. Deals with a contract: { $n }.
study-left-out = { $n ->
    [one] One deal more was bid in a way that the rules after do not allow.
   *[other] { $n } deals more were bid in a way that the rules after do not allow.
}
study-d-made = { $contract } (deals: { $n }): made { $before } before, { $after } after; contracts made, after less before: { $estimate }
study-d-counted = in { $unit }: { $estimate }
study-d-counters = in counters for the declarer: { $estimate }
study-all-contracts = all contracts
study-anew = Bid anew by the rules after.
study-anew-contract = { $contract }: declared in { $before } of the deals before, { $after } after
study-anew-passed = passed out: { $before } before, { $after } after
study-anew-counters = counters a deal for the declarer, after less before: { $estimate }
study-options-none = the preset as it is

study-published = A data set is in { $folder }. Deals: { $deals }.
study-already = This data set is in { $folder } already. --check makes it again and compares.
study-same-bytes = It was made again, and every file has the same bytes.
study-other-bytes = It was made again, and these files are others: { $files }.
