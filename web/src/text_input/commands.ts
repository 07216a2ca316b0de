/** What the line for words does besides the play: claims, questions and their answers, phrases. */
import { SENTENCES } from '../table/seats/phrases';
import { verbs } from '../table/text/answers';
import { may, type May } from '../table/text/players';
import type { Wish } from '../protocol/command';
import type { State } from '../protocol/messages';
import { all, say } from '../i18n/translate.svelte';

/** Words as they are compared: small letters without accents and signs. */
function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (letters.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

const among = (text: string, id: string) => say(id).split(',').map(plain).includes(plain(text));

function answered({ table }: State, yes: boolean): Wish | null {
  return table.question ? { type: 'answer', question: table.question.number, yes } : null;
}

const WAYS: [string, May, (now: State) => Wish | null][] = [
  ['rest', 'rest', () => ({ type: 'claim', what: 'rest' })],
  ['give-up', 'give-up', () => ({ type: 'claim', what: 'give-up' })],
  ['take-back', 'take-back', () => ({ type: 'take-back' })],
  ['stop', 'stop', () => ({ type: 'stop' })],
  ['yes', 'answer', (now) => answered(now, true)],
  ['no', 'answer', (now) => answered(now, false)],
  ['withdraw', 'withdraw', (now) => answered(now, false)],
  ['back', 'back', () => ({ type: 'back' })],
  ['leave', 'leave', () => ({ type: 'leave' })],
];

/** A phrase that is typed as it is said, with the word for saying before it or without. */
function phrased(text: string): Wish | null {
  const word = plain(say('line-say-word'));
  const typed = plain(text).replace(new RegExp(`^${word} `), '');
  const phrase = SENTENCES.find((id) => plain(say(`phrase-${id}`)) === typed);
  return phrase ? { type: 'say', phrase } : null;
}

/** What a line means besides the play; 'not-now' where that may not be done, null where it is something else. */
export function besidePlay(now: State, text: string): Wish | 'not-now' | null {
  const asked = verbs(now.wording?.choices);
  for (const [id, word, wish] of WAYS) {
    if (!among(text, `line-${id}`) || asked.includes(plain(text))) continue;
    return (may(now, word) && wish(now)) || 'not-now';
  }
  const phrase = phrased(text);
  return phrase && !may(now, 'phrase') ? 'not-now' : phrase;
}

/** What may be typed besides the play just now, line by line. */
export function mayBeSaid(now: State): string[] {
  const ways = WAYS.filter(([id, word]) => id !== 'no' && may(now, word)).map(
    ([, word]) => `line-may-${word}`,
  );
  const phrases = all(SENTENCES.slice(0, 3).map((phrase) => say(`phrase-${phrase}`)));
  const talk = may(now, 'phrase') ? [say('line-may-phrase', { phrases })] : [];
  const you = now.you === null ? 'waiting' : 'sitting';
  return [...ways.map((id) => say(id, { you })), ...talk];
}
