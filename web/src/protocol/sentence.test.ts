import { describe, expect, it } from 'vitest';
import { stateAt } from '../testing/states';
import { speak } from '../text/say.svelte';
import { line, words } from './sentence';

const now = stateAt('follow');

describe('a sentence of the table', () => {
  it('names its seat, and whether it is the reader’s', () => {
    expect(line(now, { id: 'said-pass', seat: 1 })).toBe('Alma passes.');
    expect(line(now, { id: 'said-pass', seat: now.you })).toBe('You pass.');
  });

  it('names cards, suits and contracts in the language spoken', () => {
    const named = { id: 'contract-in', contract: 'solo', trump: 'S' };
    expect(words(now, named)).toBe('solo in spades');
    expect(line(now, named)).toBe('Solo in spades');
    speak('sv');
    expect(line(now, { id: 'said-play', seat: 1, card: 'TH' })).toBe('Alma lägger hjärter tio.');
  });

  it('has things together, things to choose from, and sentences within it', () => {
    const away = { id: 'said-discard', seat: 1, cards: ['AS', 'TS', '9S'] };
    expect(line(now, away)).toBe('Alma lays away ace of spades, ten of spades and nine of spades.');
    const follow = {
      ...{ id: 'turn-follow', name: 1, suit: 'S' },
      cards: { or: [{ id: 'rank-the-Q' }, { id: 'rank-the-8' }] },
    };
    expect(line(now, follow)).toBe('Alma led spades: follow with the queen or the eight.');
  });

  it('says every sentence of every moment kept', () => {
    for (const moment of ['settled-frog', 'discard', 'redouble', 'partner', 'give'] as const) {
      const { wording, ...state } = stateAt(moment);
      const told = [...(wording?.turn ?? []), ...(wording?.told ?? []), ...(wording?.choices ?? [])];
      for (const said of told) expect(line(state, said)).not.toMatch(/[{}]|^[a-z]+-/);
    }
  });
});
