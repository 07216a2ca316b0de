import { describe, expect, it } from 'vitest';
import type { ContractSheet } from '../../protocol/messages';
import { stateAt } from '../../testing/states';
import { plain, signed, speak } from '../../text/say.svelte';
import { cardName, priceUnit, promise, refusalWords } from './words';

const sheets = stateAt('auction').table.sheet;
function sheet(id: string): ContractSheet {
  const found = sheets.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id} at the table`);
  return found;
}

describe('words of the game', () => {
  it('names cards in the order of the language', () => {
    expect(cardName('TH')).toBe('ten of hearts');
    speak('sv');
    expect(cardName('TH')).toBe('hjärter tio');
  });

  it('promises what the table plays', () => {
    expect(promise(sheet('solo'))).toBe('Name spades, diamonds or clubs; more than 60 points');
    expect(promise(sheet('heart-solo'))).toBe('Hearts are trumps; more than 60 points');
    expect(promise(sheet('misere'))).toBe('No trumps; take no card worth points');
    expect(promise(sheet('guarantee'))).toBe('Name trumps; at least 80 points, in hearts 74');
    expect(promise(sheet('spread'))).toBe('No trumps; take no card worth points; your hand laid open');
    expect(promise(sheet('call'))).toBe('Name trumps; you may call a card; all 120 points');
  });

  it('promises at least 60 where 60 makes it', () => {
    const { goal } = sheet('solo');
    const made = { ...sheet('heart-solo'), goal: { ...goal, aim: 'at-least' as const } };
    expect(promise(made)).toBe('Hearts are trumps; at least 60 points');
  });

  it('promises no trumps of one’s own where the partner names them', () => {
    const grand = { ...sheet('guarantee'), partner: 'names-trump' as const };
    expect(promise(grand)).toBe('Call a partner, who names trumps; at least 80 points, in hearts 74');
  });

  it('says another price only where there is one', () => {
    expect(priceUnit(sheet('call'))).toBe('from each');
    const dearer = { ...sheet('call'), price: { kind: 'fixed' as const, value: 100, in_suit: { H: 150 } } };
    expect(priceUnit(dearer)).toBe('from each; in hearts 150');
    expect(priceUnit(sheet('solo'))).toBe('a point, from each');
  });

  it('writes figures with a real minus', () => {
    expect(signed(-21)).toBe('−21');
    expect(signed(42)).toBe('+42');
    expect(signed(0)).toBe('0');
    expect(plain(-1200)).toBe('−1,200');
  });

  it('says refusals it has no words for as well as it can', () => {
    expect(refusalWords('never-heard-of')).toBe('That may not be done now.');
    expect(refusalWords('must-follow-suit', { suit: 'spades' })).toBe('You hold spades: follow suit.');
  });
});
