/** The table that somebody thinks of, word by word. */
import { gameOf } from '../protocol/game_catalogue.svelte';
import { say } from '../i18n/translate.svelte';
import type { Choices } from './choices.svelte';
import { lengthWords } from './match_length';
import { asUsual } from './match_defaults';
import { presetName } from './option_text';

/** What can be changed, each on a page of its own. */
export const TOPICS = ['rules', 'house', 'seats', 'level', 'length', 'hints'] as const;

export type Topic = (typeof TOPICS)[number];

export interface Word {
  topic: Topic;
  label: string;
  value: string;
  /** Whether it is otherwise than as published, or as is usual. */
  own: boolean;
}

function level({ bot, levels }: Choices): string {
  return Object.keys(levels).length > 0 ? say('door-level-mixed') : say(`bot-${bot}`);
}

function ownMatch(choices: Choices): boolean {
  const { preset, seats, start, bankrupt, length, deals } = choices;
  return preset !== undefined && !asUsual(preset, { seats, start, bankrupt, length, deals });
}

/** Every choice in a word; house rules only where the game has any. */
export function setup(choices: Choices): Word[] {
  const house = choices.own.length;
  const words: Word[] = [
    word('rules', say('start-rules'), presetName(choices.game, choices.rules)),
    word('house', say('door-house'), house > 0 ? String(house) : say('door-house-none'), house > 0),
    word('seats', say('start-seats'), String(choices.seats), choices.free.length > 0),
    word('level', say('door-level'), level(choices), Object.keys(choices.levels).length > 0),
    word('length', say('start-length'), lengthWords(choices.match), ownMatch(choices)),
    word(
      'hints',
      say('start-hints'),
      say(choices.hinted ? 'door-hints-yes' : 'door-hints-no'),
      choices.hints !== null,
    ),
  ];
  const hasOptions = (gameOf(choices.game)?.options.length ?? 0) > 0;
  return words.filter(({ topic }) => topic !== 'house' || hasOptions);
}

function word(topic: Topic, label: string, value: string, own = false): Word {
  return { topic, label, value, own };
}

/** With whom one sits down: two club bots. */
export function botWords(choices: Choices): string {
  const bots = choices.seats - 1 - choices.free.length;
  const mixed = Object.keys(choices.levels).length > 0;
  return say('door-bots', { bots, count: say(`count-${bots}`), level: mixed ? 'mixed' : choices.bot });
}

/** By which rules one plays, and for how long. */
export function matchWords(choices: Choices): string {
  const rules = say(choices.own.length > 0 ? 'door-rules-own' : 'door-rules-published');
  const free = choices.free.length;
  const kept = free > 0 ? [say('start-go-free', { count: free })] : [];
  return [rules, ...kept, lengthWords(choices.match)].join(', ');
}
