/** Rules as an address carries them: the game, the preset, and what differs from it. */
import type { Option } from '../protocol/messages';
import { findGame, findPreset, gameCatalogue } from '../protocol/game_catalogue.svelte';
import { optionName, valueName } from './option_text';
import type { Facts } from '../i18n/translate.svelte';

export interface RulesLink {
  game: string;
  rules: string;
  options: Record<string, string | number>;
}

/** Why a link cannot be followed: a refusal's code, with its facts in words. */
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

/** What an address says of rules: others add to it what concerns only them (`fbclid`, `utm_source`). */
function knownParams(address: string): URLSearchParams {
  const options = (gameCatalogue()?.games ?? []).flatMap((game) => game.options.map(({ id }) => id));
  const known = new Set([...NAMES, ...options]);
  return new URLSearchParams([...new URLSearchParams(address)].filter(([name]) => known.has(name)));
}

/** The rules that the end of an address names; null where it names none. */
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
    // what larger tables play differently may be chosen for them all
    if (published?.value !== value || published.more.length > 0) options[id] = value;
  }
  return { game: game.id, rules, options };
}

function query({ game, rules, options }: RulesLink): string {
  const chosen = Object.entries(options).map(([id, value]) => [id, String(value)]);
  return new URLSearchParams([['game', game], ['rules', rules], ...chosen]).toString();
}

/** The start page with these rules. */
export function startPath(linked: RulesLink): string {
  return `/?${query(linked)}`;
}

/** The rule builder with these rules. */
export function builderPath(linked: RulesLink): string {
  return `/rules?${query(linked)}`;
}
