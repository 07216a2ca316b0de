/** The settings of a new table, stored for the next time. */
import type { MatchRules, NewTable, Preset, Table, TableTimeouts } from '../protocol/messages';
import type { RulesLink } from './rules_link';
import { findGame, findPreset } from '../protocol/game_catalogue.svelte';
import { oneOf, saveLocal, loadLocal } from '../shell/settings.svelte';
import { t } from '../i18n/translate.svelte';
import { levelsAtTable, withLevel, type Levels } from './bot_levels';
import { BANKRUPT, presetMatch, readFurther, USUAL_DEALS } from './match_defaults';
import type { Bankrupt, FurtherTerms, Length } from './match_defaults';
import { ownOptions, valueAtSeats, type Value } from './option_text';
import { TIMEOUT_PRESETS, timeoutPresetOf, TIMEOUTS, type TimeoutPreset } from './timeouts';

const PLACE = 'spadille.choices';
const USUAL_CHIPS = 200;

export class Choices {
  name = $state('');
  game = $state('six-bid');
  rules = $state('standard');
  /** The options that the player has chosen: those that differ from the preset at any number of seats. */
  options = $state<Record<string, string | number>>({});
  seats = $state(3);
  #seatsChosen = false; // whether the player chose it
  bot = $state('club');
  /** The levels of bots that differ from the common one, by seat. */
  levels = $state<Levels>({});
  free = $state<number[]>([]);
  /** Whether hints are given; null for the default. */
  hints = $state<boolean | null>(null);
  length = $state<Length>('deals');
  deals = $state(USUAL_DEALS);
  target = $state(300);
  minutes = $state(30);
  start = $state<number | null>(USUAL_CHIPS);
  bankrupt = $state<Bankrupt>('end');
  further = $state<FurtherTerms>({ unpaid: 'credited', whole_rounds: 'no' });
  public = $state(false);
  patience = $state<TimeoutPreset>('usual');

  /** Load the last settings; the rules of a link take precedence. */
  constructor(linked: RulesLink | null = null) {
    const kept = loadLocal(PLACE);
    const name = loadLocal('spadille.name');
    if (typeof name === 'string') this.name = name;
    if (typeof kept === 'object' && kept !== null) this.#restore(kept as Partial<Choices>);
    else this.choosePreset(this.rules);
    if (linked) this.#applyLink(linked);
  }

  /** Load the settings of a table. */
  static ofTable(table: Table): Choices {
    const choices = new Choices();
    const { end, ...match } = table.match;
    const [length] = Object.keys(end) as (Length | undefined)[];
    const { game, rules } = table;
    const options = ownOptions(table);
    choices.#restore({ ...choices, game, rules, options, ...end, ...match, length: length ?? 'open' });
    choices.further = readFurther(match, choices.further);
    choices.chooseSeats(table.seats.length);
    choices.bot = table.bot ?? choices.bot;
    choices.patience = timeoutPresetOf(table.waits);
    return choices;
  }

  #restore(kept: Partial<Choices>): void {
    const game = findGame(kept.game ?? '') ?? findGame(this.game);
    this.game = game?.id ?? this.game;
    if (!game?.seats.includes(this.seats)) this.seats = game?.seats[0] ?? this.seats;
    const preset = game?.presets.find(({ id }) => id === kept.rules);
    this.choosePreset(preset?.id ?? game?.presets[0]?.id ?? this.rules);
    if (!preset) return;
    this.options = this.#knownOptions(kept.options ?? {});
    this.#setSeats(game?.seats.includes(kept.seats ?? 0) ? (kept.seats ?? this.seats) : this.seats);
    this.bot = typeof kept.bot === 'string' ? kept.bot : this.bot;
    this.free = (kept.free ?? []).filter((setSitter) => setSitter > 0 && setSitter < this.seats);
    this.levels = { ...kept.levels };
    this.hints = typeof kept.hints === 'boolean' ? kept.hints : null;
    this.length = oneOf(preset.ends, kept.length, this.length);
    this.deals = kept.deals ?? this.deals;
    this.target = kept.target ?? this.target;
    this.minutes = kept.minutes ?? this.minutes;
    this.start = kept.start ?? null;
    this.bankrupt = oneOf(BANKRUPT, kept.bankrupt, this.bankrupt);
    this.further = readFurther(kept.further ?? {}, this.further);
    this.public = kept.public === true;
    this.patience = oneOf(TIMEOUT_PRESETS, kept.patience, this.patience);
  }

  #applyLink({ game, rules, options }: RulesLink): void {
    if (game !== this.game) this.chooseGame(game);
    if (rules !== this.rules) this.choosePreset(rules);
    this.options = { ...options };
  }

  #knownOptions(options: Record<string, string | number>): Record<string, string | number> {
    const ids = findGame(this.game)?.options.map(({ id }) => id) ?? [];
    return Object.fromEntries(Object.entries(options).filter(([id]) => ids.includes(id)));
  }

  get preset(): Preset | undefined {
    return findPreset(this.game, this.rules);
  }

  /** Choose a game with its usual number of seats, unless the player has chosen one. */
  chooseGame(id: string): void {
    this.game = id;
    const game = findGame(id);
    if (!this.#seatsChosen || !game?.seats.includes(this.seats)) this.seats = game?.seats[0] ?? this.seats;
    this.choosePreset(game?.presets[0]?.id ?? this.rules);
  }

  /** Choose a preset with its values for the deal and the match. */
  choosePreset(id: string): void {
    this.rules = id;
    this.options = {};
    const { preset } = this;
    if (!preset) return;
    Object.assign(this, presetMatch(preset));
    this.#setSeats(this.seats);
  }

  chooseSeats(seats: number): void {
    this.#setSeats(seats);
    this.#seatsChosen = true;
  }
  #setSeats(seats: number): void {
    this.seats = seats;
    this.free = this.free.filter((seat) => seat < seats);
    this.fillRounds();
  }

  fillRounds(): void {
    const { seats, further } = this;
    if (further.whole_rounds === 'yes') this.deals = Math.max(1, Math.round(this.deals / seats)) * seats;
  }

  choose(option: string, value: string | number): void {
    const others = Object.fromEntries(Object.entries(this.options).filter(([id]) => id !== option));
    const asPublished = this.published(option) === value;
    this.options = asPublished ? others : { ...others, [option]: value };
  }

  value(option: string): Value {
    return this.options[option] ?? this.published(option);
  }

  /** Return the preset's values for this number of seats. */
  published(option: string): Value {
    return valueAtSeats(this.preset?.values[option], this.seats)?.value ?? null;
  }

  /** The options that differ from the preset. */
  get own(): [string, string | number][] {
    return Object.entries(this.options).filter(([option, value]) => this.published(option) !== value);
  }

  keepFree(seat: number, free: boolean): void {
    const others = this.free.filter((kept) => kept !== seat);
    this.free = free ? [...others, seat].sort((a, b) => a - b) : others;
  }

  /** Return who sits at a seat: the level of a bot, or free for a person. */
  sitterAt(seat: number): string {
    return this.free.includes(seat) ? 'free' : (this.levels[seat] ?? this.bot);
  }

  seat(seat: number, who: string): void {
    this.keepFree(seat, who === 'free');
    this.levels = withLevel(this.levels, seat, who === 'free' || who === this.bot ? null : who);
  }

  /** Set one strength for all bots. */
  chooseBot(bot: string): void {
    this.bot = bot;
    this.levels = {};
  }

  get hasHints(): boolean {
    return this.hints ?? this.free.length === 0;
  }

  /** Whether other people can join; then the player needs a name. */
  get hasPeople(): boolean {
    return this.free.length > 0 || this.public;
  }

  get match(): MatchRules {
    const end = this.length === 'open' ? {} : { [this.length]: this[this.length] };
    return { start: this.start, bankrupt: this.bankrupt, end, ...this.further };
  }

  get waits(): TableTimeouts {
    return TIMEOUTS[this.patience];
  }

  /** Return these settings with every other seat free for people. */
  get invitation(): NewTable {
    const free = Array.from({ length: this.seats - 1 }, (_, place) => place + 1);
    return { ...this.newTable, free, bots: {} };
  }

  get newTable(): NewTable {
    const { game, rules, seats, match, bot, hints } = this;
    return {
      ...{ game, rules, seats, match, hints },
      options: { ...this.options },
      name: this.name.trim() || t('start-guest'),
      bot,
      bots: levelsAtTable(this.levels, seats, this.free),
      free: [...this.free],
      public: this.public,
      waits: this.waits,
    };
  }

  save(): void {
    const { game, rules, seats, bot, length, deals, target, minutes, start, bankrupt } = this;
    const chosen = { game, rules, seats, bot, length, deals, target, minutes, start, bankrupt };
    const { public: open, patience, hints, levels, options, free, further } = this;
    const deep = $state.snapshot({ levels, options, free, further });
    saveLocal(PLACE, { ...chosen, ...deep, hints, public: open, patience });
    saveLocal('spadille.name', this.name.trim());
  }
}
