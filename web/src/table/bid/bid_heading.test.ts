import { expect, it } from 'vitest';
import type { Choice } from '../../protocol/messages';
import { LANGUAGES } from '../../i18n/languages';
import { setLanguage } from '../../i18n/translate.svelte';
import { namedState } from '../../testing/states';
import { bidQuestion } from './bid_heading';

/** The answers that occur together, by their verbs. */
const TOGETHER = ['bid', 'bid pass', 'hold bid pass', 'hold pass', 'bid double pass', 'double pass', 'pass'];

function ask(verbs: string, bid: boolean): string {
  const now = namedState('auction');
  if (now.view) now.view.bid = bid ? { seat: 1, contract: 'solo' } : null;
  return bidQuestion(
    now,
    verbs.split(' ').map((verb) => ({ verb, action: `0 ${verb}`, name: '1' }) as unknown as Choice),
  );
}

it('the question names the answers', () => {
  expect(ask('bid pass', false)).toBe('Bid or pass?');
  expect(ask('bid pass', true)).toBe('Higher or pass?');
  expect(ask('hold bid pass', true)).toBe('Hold, higher or pass?');
  expect(ask('redouble pass', true)).toBe('Redouble Alma or pass?');
});

it.each(LANGUAGES)('each set of answers has its own question in %s', (language) => {
  setLanguage(language);
  const questions = [...TOGETHER.map((verbs) => ask(verbs, true)), ask('bid pass', false), ask('bid', false)];
  expect(new Set(questions).size).toBe(questions.length);
});
