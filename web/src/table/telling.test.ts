import { describe, expect, it } from 'vitest';
import { speak } from '../text/say.svelte';
import { stateAt } from '../testing/states';
import { happened, told } from './telling';

describe('the spoken log', () => {
  it('tells each action as it is said at a table', () => {
    const state = stateAt('follow');
    const trump = state.view?.contract?.trump ?? '';
    expect(told(state, '1 bid heart-solo')).toBe('Alma bids heart solo.');
    expect(told(state, '0 pass')).toBe('You pass.');
    expect(told(state, '1 call AS')).toBe('Alma calls the ace of spades.');
    expect(told(state, '1 call none')).toBe('Alma calls no card.');
    expect(told(state, '1 give ?')).toBe('Alma gives a card for it, unseen.');
    expect(told(state, `1 play T${trump}`)).toMatch(/^Alma plays the ten of \w+, trump\.$/);
    speak('sv');
    expect(told(state, '0 pass')).toBe('Du passar.');
  });

  it('says nothing twice', () => {
    const state = stateAt('follow');
    expect(happened(state, state)).toEqual([]);
  });

  it('tells who gave the called card, or that nobody could', () => {
    const before = stateAt('call');
    const after = stateAt('give');
    before.table.id = after.table.id;
    expect(happened(before, after)).toEqual([
      'You call the ace of spades.',
      'Bruno holds it and hands it over.',
    ]);
    if (after.view?.contract) after.view.contract.holder = null;
    expect(happened(before, after)).toContain('Nobody holds it; it lies in the widow.');
  });

  it('tells who took the trick, and how many points', () => {
    const before = stateAt('follow');
    const after = stateAt('follow');
    if (!after.view) throw new Error('no view');
    after.view.actions = [...after.view.actions, '0 play 6S'];
    after.view.tricks = [...after.view.tricks, { leader: 1, cards: [], winner: 0, points: 1 }];
    expect(happened(before, after)).toEqual(['You play the six of spades.', 'You take the trick, 1 point.']);
  });
});
