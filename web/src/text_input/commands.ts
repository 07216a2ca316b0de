/** Text commands besides bidding and playing: claims, questions and answers, phrases. */
import { SENTENCES } from '../table/seats/phrases';
import { verbsOf } from '../table/text/answers';
import { may, type May } from '../table/text/players';
import type { Command } from '../protocol/command';
import type { State } from '../protocol/messages';
import { joinAnd, t } from '../i18n/translate.svelte';

/** Return text for comparison: lower case, without accents and punctuation. */
function normalizeText(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (letters.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

const isSynonym = (text: string, id: string) =>
  t(id).split(',').map(normalizeText).includes(normalizeText(text));

function answerQuestion({ table }: State, yes: boolean): Command | null {
  return table.question ? { type: 'answer', question: table.question.number, yes } : null;
}

const COMMANDS: [string, May, (now: State) => Command | null][] = [
  ['rest', 'rest', () => ({ type: 'claim', what: 'rest' })],
  ['give-up', 'give-up', () => ({ type: 'claim', what: 'give-up' })],
  ['take-back', 'take-back', () => ({ type: 'take-back' })],
  ['stop', 'stop', () => ({ type: 'stop' })],
  ['yes', 'answer', (now) => answerQuestion(now, true)],
  ['no', 'answer', (now) => answerQuestion(now, false)],
  ['withdraw', 'withdraw', (now) => answerQuestion(now, false)],
  ['back', 'back', () => ({ type: 'back' })],
  ['leave', 'leave', () => ({ type: 'leave' })],
];

/** Return a phrase typed in its own words, with or without the verb for saying. */
function parsePhrase(text: string): Command | null {
  const word = normalizeText(t('line-say-word'));
  const typed = normalizeText(text).replace(new RegExp(`^${word} `), '');
  const phrase = SENTENCES.find((id) => normalizeText(t(`phrase-${id}`)) === typed);
  return phrase ? { type: 'say', phrase } : null;
}

/** Return the command in a line; 'not-now' if it is not possible now, null if the line is no command. */
export function parseCommand(now: State, text: string): Command | 'not-now' | null {
  const asked = verbsOf(now.wording?.choices);
  for (const [id, word, wish] of COMMANDS) {
    if (!isSynonym(text, `line-${id}`) || asked.includes(normalizeText(text))) continue;
    return (may(now, word) && wish(now)) || 'not-now';
  }
  const phrase = parsePhrase(text);
  return phrase && !may(now, 'phrase') ? 'not-now' : phrase;
}

/** Return the possible text commands besides the play, one per line. */
export function listCommands(now: State): string[] {
  const ways = COMMANDS.filter(([id, word]) => id !== 'no' && may(now, word)).map(
    ([, word]) => `line-may-${word}`,
  );
  const phrases = joinAnd(SENTENCES.slice(0, 3).map((phrase) => t(`phrase-${phrase}`)));
  const talk = may(now, 'phrase') ? [t('line-may-phrase', { phrases })] : [];
  const you = now.you === null ? 'waiting' : 'sitting';
  return [...ways.map((id) => t(id, { you })), ...talk];
}
