### The arena: bots against each other on the same cards, in the terminal.

help-arena =
    spadille arena: plays the same deals with the bots in all seats, and shows who gains what.

    --game GAME        the game; without it, the first there is
    --rules PRESET     whose rules; without it, the game’s first preset
    --options JSON     options that differ from the preset, such as {"{"}"sixty": "made"{"}"}
    --seats N          players at the table; without it, as few as the game takes
    --bots A,B         who meets: two or more, at most as many as play a deal; club,novice. A bot of
                       your own is module:name, the expert with another model expert:file
    --deals N          how many deals; 100
    --seed SEED        a word that fixes the cards; 1
    --set SET          tuning: deals to try things on; reporting: deals kept for the figure you publish.
                       No deal is in both; tuning
    --pairs CONTRACT   the play alone: each bot declares against the other, with the same cards and the
                       same contract; all for every contract
    --json             the report as one line of JSON
    --times            also how long the bots took, which is another time each time
    --calibration      also what the bots foresaw of the contracts they bid, less what came of them
    --records FILE     writes every deal at every table, as records
    --results FOLDER   keeps what was played as a study (spadille study), and goes on from there
    --processes N      how many processes play; without it, one a core
    --language CODE    the language; without it, your machine’s

    It ends with 0 when everything is played, 1 when a bot forfeits, 2 when it cannot begin or go on.

## What keeps a contest from being held

error-arena-bots = A contest is for two bots or more, and at most { $most } here: as many as play a deal.
error-arena-pairs-of-two = Pairs are played by two bots.
error-arena-no-such-contract = By these rules there is no contract “{ $contract }”. There are { $contracts }, and all for every one.
error-arena-set = There is no set “{ $name }”. There are { $sets }.
error-arena-deals = A contest has 1 to { $most } deals.
error-arena-processes = There can be 1 to { $most } processes.
error-arena-unknown-bot = There is no bot “{ $bot }”. There are { $bots }; a bot of your own is written module:name, the expert with a model of your own expert:file.
error-arena-no-module = There is no module “{ $module }” here. It is looked for in this folder and where Python finds its own.
error-arena-module-fails = The module “{ $module }” cannot be opened: { $why }.
error-arena-no-player = “{ $bot }” is not a player: it has no answer(view, chance).
error-arena-model-file = The model { $file } cannot be read: { $why }.
error-arena-model-form = { $file } is not a model of the expert.
error-arena-model-features = The model { $file } is of another version. These numbers differ, there and here: { $differences }.
error-arena-model-policies = The model { $file } does not fit: the weights of { $policies } are missing or have another shape.
error-arena-model-kinds = The model { $file } does not fit: it knows nothing of these kinds of contract: { $kinds }.
error-arena-file = { $file } can be neither read nor written: { $why }.
error-arena-other-cards = These options change who gets which cards, so that the deals cannot be compared.
error-arena-process-ended = A process that played was ended from outside. What was played is in the folder of results, if you named one.

arena-forfeit = { $bot } forfeits: in deal { $deal }, at seat { $seat }, it answered “{ $said }”, which may not be done there ({ $code }).
arena-forfeit-no-action = { $bot } forfeits: in deal { $deal }, at seat { $seat }, its answer was no action but “{ $said }” ({ $code }).
arena-forfeit-raised = { $bot } forfeits: in deal { $deal }, at seat { $seat }, it broke down: { $said } ({ $code }).
arena-forfeit-position = The position as a deal code: { $code }

## The report

arena-progress = Deals
arena-percent = { $percent }%
arena-named = { $letter } ({ $bot })
arena-heading = { $game }, { $rules }, { $seats } seats. Deals from the { $set ->
    [reporting] reporting
   *[tuning] tuning
} set, seed { $seed }: { $deals }.
arena-bots = The bots: { $bots }.
arena-comparisons = { $count ->
    [one] No other comparison has been tried on these deals.
   *[other] Comparisons tried on these deals: { $count }.
}
arena-tables = Every deal with the bots in all seats, tables in all: { $tables }.
arena-gain-over = { $who } over { $whom }, seat for seat, in counters a deal: { $estimate }
arena-gain-alone = { $who } alone among { $whom }, in counters a deal: { $estimate }
arena-estimate = { $mean } ± { $error } (95%: { $low } to { $high }; n { $n })
arena-estimate-few = { $mean } ± { $error } (n { $n })
arena-estimate-one = { $mean } (n 1)
arena-estimate-none = none
arena-bot = { $who } declares in { $declared } of its deals; passed out { $nobody }
arena-bot-forced = { $who } declares in { $declared } of its deals; passed out { $nobody }, forced { $forced }
arena-contract = { $contract }: { $played } ({ $share }), made { $made }, drawn { $drawn }, the declarer { $counters }
arena-foreseen = foreseen less what came of it: { $count }; in how often it is made { $made }
arena-foreseen-made = foreseen less what came of it, in how often it is made: { $made }
arena-pairs = Pairs, each bot declaring against the other with the same cards: { $n }. The bids are { $reference }’s.
arena-unit-points = card points
arena-unit-tricks = tricks
arena-unit-made = contracts made
arena-d = D in { $unit }: { $estimate }
arena-d-counters = D in counters: { $estimate }
arena-d-contract = { $contract }, D in { $unit }: { $estimate }
arena-declares = { $who } declaring: made { $made }, drawn { $drawn }, { $counters } counters
arena-time = { $bot } takes { $median } ms for an answer, and at most { $slow } ms for 99% of them ({ $answers } answers, processor time)
