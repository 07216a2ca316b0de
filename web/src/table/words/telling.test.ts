import { describe, expect, it } from 'vitest';
import { speak } from '../../text/say.svelte';
import { stateAt } from '../../testing/states';
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

  it('tells a new deal by its number and its dealer', () => {
    const before = stateAt('settled-solo');
    const after = stateAt('auction');
    if (!after.view) throw new Error('no view');
    after.table = { ...after.table, id: before.table.id, deal: before.table.deal + 1 };
    after.view = { ...after.view, actions: [], dealer: 1 };
    const deal = after.table.deal;
    expect(happened(before, after)).toEqual([`Deal ${deal}: Alma deals.`]);
    after.view.dealer = 0;
    expect(happened(before, after)).toEqual([`Deal ${deal}: you deal.`]);
    expect(happened(null, after)).toEqual([]);
  });

  it('tells what the deal brought the reader', () => {
    const after = stateAt('settled-solo');
    const before = stateAt('settled-solo');
    if (!after.view?.result || !before.view) throw new Error('the deal is not over');
    before.view.result = null;
    const payments = [...after.view.result.payments];
    const brought = (chips: number) => {
      if (after.view?.result) after.view.result.payments = payments.with(after.you ?? 0, chips);
      return happened(before, after).at(-1);
    };
    expect(brought(-60)).toBe('You lose 60.');
    expect(brought(28)).toBe('You win 28.');
    expect(brought(0)).not.toMatch(/^You (win|lose)/);
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
