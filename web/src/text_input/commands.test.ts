import { beforeAll, describe, expect, it } from 'vitest';
import type { May } from '../table/text/players';
import { question, shared } from '../testing/shared_table';
import { learnMore, speak } from '../i18n/translate.svelte';
import { besidePlay, mayBeSaid } from './commands';

describe('what may be typed besides the play', () => {
  beforeAll(() => Promise.all([learnMore('company'), learnMore('phrases')]));
  const at = (...may: May[]) => shared('follow', { may }, { question: question('stop', 1) });

  it.each<[May, string, string, object]>([
    ['rest', 'The rest is mine', 'resten är mina', { type: 'claim', what: 'rest' }],
    ['give-up', 'I give up!', 'Jag ger mig', { type: 'claim', what: 'give-up' }],
    ['take-back', 'take it back', 'ta tillbaka', { type: 'take-back' }],
    ['stop', 'end the match', 'sluta partiet', { type: 'stop' }],
    ['answer', 'Yes.', 'Ja', { type: 'answer', question: 41, yes: true }],
    ['answer', 'no', 'nej', { type: 'answer', question: 41, yes: false }],
    ['back', 'I’m back'.replace('’m', ' am'), 'jag är tillbaka', { type: 'back' }],
    ['leave', 'Leave my seat', 'lämna platsen', { type: 'leave' }],
    ['phrase', 'well played', 'snyggt spelat', { type: 'say', phrase: 'well-played' }],
    ['phrase', 'say thanks', 'säg tack', { type: 'say', phrase: 'thanks' }],
  ])('takes %s in both languages, while it may be done', (word, english, swedish, wish) => {
    expect(besidePlay(at(word), english)).toEqual(wish);
    expect(besidePlay(at(), english)).toBe('not-now');
    speak('sv');
    expect(besidePlay(at(word), swedish)).toEqual(wish);
  });

  it('leaves the play to the table', () => {
    expect(besidePlay(at('rest', 'stop', 'phrase'), 'queen of spades')).toBeNull();
    expect(besidePlay(shared('stop', { may: ['stop'] }), 'stop')).toBeNull();
  });

  it('tells who sits from who waits for a seat', () => {
    expect(mayBeSaid(at('leave'))).toEqual([
      '“Leave my seat”: a bot takes it and your chips, and you may look on.',
    ]);
    expect(mayBeSaid({ ...at('leave'), you: null })).toEqual(['“Leave my seat”: you no longer wait for it.']);
  });

  it('says what there is, and no more', () => {
    expect(mayBeSaid(at())).toEqual([]);
    expect(mayBeSaid(at('rest', 'answer'))).toEqual([
      '“The rest is mine” claims the tricks that are left.',
      '“Yes” or “no” answers the question.',
    ]);
  });
});
