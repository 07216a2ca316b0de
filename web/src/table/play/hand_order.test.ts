import { beforeEach, describe, expect, it } from 'vitest';
import { setPreference } from '../../shell/settings.svelte';
import { moveCard, orderHand } from './hand_order.svelte';

const SORTED = ['AS', 'KS', 'TH', '9H'];
const DEALT = 'AS KS TH 9H';

describe('the order of the hand', () => {
  beforeEach(() => setPreference('order', 'trumps'));

  it('is that of the contract, or reversed', () => {
    expect(orderHand(SORTED, DEALT)).toEqual(SORTED);
    setPreference('order', 'turned');
    expect(orderHand(SORTED, DEALT)).toEqual([...SORTED].reverse());
  });

  it('is by hand: without played cards, and with new ones last', () => {
    setPreference('order', 'own');
    moveCard(SORTED, '9H', 0, DEALT);
    expect(orderHand(SORTED, DEALT)).toEqual(['9H', 'AS', 'KS', 'TH']);
    expect(orderHand(['AS', 'TH', '9H', '6C'], DEALT)).toEqual(['9H', 'AS', 'TH', '6C']);
    moveCard(['9H', 'AS', 'TH'], '9H', 9, DEALT);
    expect(orderHand(['AS', 'TH', '9H'], DEALT)).toEqual(['AS', 'TH', '9H']);
  });

  it('is reset with the next deal', () => {
    setPreference('order', 'own');
    moveCard(SORTED, '9H', 0, DEALT);
    expect(orderHand(SORTED, 'another')).toEqual(SORTED);
  });
});
