/** The settings of a new table in words. */
import { findGame } from '../protocol/game_catalogue.svelte';
import { t } from '../i18n/translate.svelte';
import type { Choices } from './choices.svelte';
import { matchLengthText } from './match_length';
import { isUsualMatch } from './match_defaults';
import { presetName } from './option_text';

/** Settings, each with a panel of its own. */
export const TOPICS = ['rules', 'house', 'seats', 'level', 'length', 'hints'] as const;

export type Topic = (typeof TOPICS)[number];

export interface SummaryItem {
  topic: Topic;
  label: string;
  value: string;
  /** Whether the setting differs from the preset or the default. */
  own: boolean;
}

function levelText({ bot, levels }: Choices): string {
  return Object.keys(levels).length > 0 ? t('landing-level-mixed') : t(`bot-${bot}`);
}

function isOwnMatch(choices: Choices): boolean {
  const { preset, seats, start, bankrupt, further, length, deals } = choices;
  const chosen = { seats, start, bankrupt, further, length, deals };
  return preset !== undefined && !isUsualMatch(preset, chosen);
}

/** Return every setting in a word; house rules only if the game has options. */
export function summarize(choices: Choices): SummaryItem[] {
  const house = choices.own.length;
  const words: SummaryItem[] = [
    makeItem('rules', t('start-rules'), presetName(choices.game, choices.rules)),
    makeItem('house', t('landing-house'), house > 0 ? String(house) : t('landing-house-none'), house > 0),
    makeItem('seats', t('start-seats'), String(choices.seats), choices.free.length > 0),
    makeItem('level', t('landing-level'), levelText(choices), Object.keys(choices.levels).length > 0),
    makeItem('length', t('start-length'), matchLengthText(choices.match), isOwnMatch(choices)),
    makeItem(
      'hints',
      t('start-hints'),
      t(choices.hasHints ? 'landing-hints-yes' : 'landing-hints-no'),
      choices.hints !== null,
    ),
  ];
  const hasOptions = (findGame(choices.game)?.options.length ?? 0) > 0;
  return words.filter(({ topic }) => topic !== 'house' || hasOptions);
}

function makeItem(topic: Topic, label: string, value: string, own = false): SummaryItem {
  return { topic, label, value, own };
}

/** Return the players in words, such as "two club bots". */
export function botsText(choices: Choices): string {
  const bots = choices.seats - 1 - choices.free.length;
  const mixed = Object.keys(choices.levels).length > 0;
  return t('landing-bots', { bots, count: t(`count-${bots}`), level: mixed ? 'mixed' : choices.bot });
}

/** Return the rules and the length. */
export function rulesText(choices: Choices): string {
  const rules = t(choices.own.length > 0 ? 'landing-rules-own' : 'landing-rules-published');
  const free = choices.free.length;
  const kept = free > 0 ? [t('start-go-free', { count: free })] : [];
  return [rules, ...kept, matchLengthText(choices.match)].join(', ');
}
