import { describe, expect, it } from 'vitest';
import type { May } from '../table/text/players';
import { question, sharedState } from '../testing/shared_table';
import { setLanguage } from '../i18n/translate.svelte';
import { parseCommand, listCommands } from './commands';

describe('text commands besides the play', () => {
  const at = (...may: May[]) => sharedState('follow', { may }, { question: question('stop', 1) });

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
    expect(parseCommand(at(word), english)).toEqual(wish);
    expect(parseCommand(at(), english)).toBe('not-now');
    setLanguage('sv');
    expect(parseCommand(at(word), swedish)).toEqual(wish);
  });

  it('leave plays to the server', () => {
    expect(parseCommand(at('rest', 'stop', 'phrase'), 'queen of spades')).toBeNull();
    expect(parseCommand(sharedState('stop', { may: ['stop'] }), 'stop')).toBeNull();
  });

  it('distinguish players from those who wait for a seat', () => {
    expect(listCommands(at('leave'))).toEqual([
      '“Leave my seat”: a bot takes it and your chips, and you can stay and watch.',
    ]);
    expect(listCommands({ ...at('leave'), you: null })).toEqual([
      '“Leave my seat”: you stop waiting for it.',
    ]);
  });

  it('list exactly what is possible', () => {
    expect(listCommands(at())).toEqual([]);
    expect(listCommands(at('rest', 'answer'))).toEqual([
      '“The rest is mine” claims the tricks that are left.',
      '“Yes” or “no” answers the question.',
    ]);
  });
});
