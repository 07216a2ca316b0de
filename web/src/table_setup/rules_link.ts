/** Rules in an address: the game, the preset, and the changes from it. */
import type { Option } from '../protocol/messages';
import { findGame, findPreset, gameCatalogue } from '../protocol/game_catalogue.svelte';
import { optionName, valueName } from './option_text';
import type { Facts } from '../i18n/translate.svelte';

export interface RulesLink {
  game: string;
  rules: string;
  options: Record<string, string | number>;
}

/** The refusal of a link: its code and facts. */
export interface BrokenLink {
  code: string;
  facts: Facts;
}

const NAMES = ['game', 'rules'];

function valueOf({ words, least, most }: Option, text: string): string | number | null {
  if (words) return words.includes(text) ? text : null;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  return number >= (least ?? 1) && number <= (most ?? 1_000_000) ? number : null;
}

/** Return the parameters that concern the rules. Other sites add theirs, such as `fbclid`. */
function knownParams(address: string): URLSearchParams {
  const options = (gameCatalogue()?.games ?? []).flatMap((game) => game.options.map(({ id }) => id));
  const known = new Set([...NAMES, ...options]);
  return new URLSearchParams([...new URLSearchParams(address)].filter(([name]) => known.has(name)));
}

/** Return the rules in an address, or null. */
export function parseRulesLink(address: string): RulesLink | BrokenLink | null {
  const params = knownParams(address);
  if ([...params].length === 0) return null;
  const game = findGame(params.get('game') ?? '');
  if (!game) return { code: 'unknown-game', facts: {} };
  const rules = params.get('rules') ?? game.presets[0]?.id ?? '';
  const preset = findPreset(game.id, rules);
  if (!preset) return { code: 'unknown-rules', facts: {} };
  const options: RulesLink['options'] = {};
  for (const [id, text] of params) {
    if (NAMES.includes(id)) continue;
    const option = game.options.find((known) => known.id === id);
    if (!option) return { code: 'unknown-option', facts: {} };
    const value = valueOf(option, text);
    if (value === null)
      return { code: 'bad-option', facts: { option: optionName(id), value: valueName(id, text) } };
    const published = preset.values[id];
    // options that only larger tables change may be set for all
    if (published?.value !== value || published.more.length > 0) options[id] = value;
  }
  return { game: game.id, rules, options };
}

function query({ game, rules, options }: RulesLink): string {
  const chosen = Object.entries(options).map(([id, value]) => [id, String(value)]);
  return new URLSearchParams([['game', game], ['rules', rules], ...chosen]).toString();
}

/** Return the address of the start page with these rules. */
export function startPath(linked: RulesLink): string {
  return `/?${query(linked)}`;
}

/** Return the address of the rule builder with these rules. */
export function builderPath(linked: RulesLink): string {
  return `/rules?${query(linked)}`;
}

/** Return the address of these rules on one page, to print. */
export function cardPath(linked: RulesLink): string {
  return `/rules/card?${query(linked)}`;
}

/** Return the address where a deal by these rules is entered. */
export function enterDealPath(linked: RulesLink, seats: number): string {
  return `/deal/enter?${query(linked)}&seats=${seats}`;
}
