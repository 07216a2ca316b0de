import { beforeEach, describe, expect, it } from 'vitest';
import { setPreference } from '../../shell/settings.svelte';
import { moveCard, orderHand } from './hand_order.svelte';

const SORTED = ['AS', 'KS', 'TH', '9H'];
const DEALT = 'AS KS TH 9H';

describe('how my hand lies', () => {
  beforeEach(() => setPreference('order', 'trumps'));

  it('lies as the contract sorts it, or turned round', () => {
    expect(orderHand(SORTED, DEALT)).toEqual(SORTED);
    setPreference('order', 'turned');
    expect(orderHand(SORTED, DEALT)).toEqual([...SORTED].reverse());
  });

  it('lies as it was laid, played cards gone and new ones last', () => {
    setPreference('order', 'own');
    moveCard(SORTED, '9H', 0, DEALT);
    expect(orderHand(SORTED, DEALT)).toEqual(['9H', 'AS', 'KS', 'TH']);
    expect(orderHand(['AS', 'TH', '9H', '6C'], DEALT)).toEqual(['9H', 'AS', 'TH', '6C']);
    moveCard(['9H', 'AS', 'TH'], '9H', 9, DEALT);
    expect(orderHand(['AS', 'TH', '9H'], DEALT)).toEqual(['AS', 'TH', '9H']);
  });

  it('is a new hand with the next deal', () => {
    setPreference('order', 'own');
    moveCard(SORTED, '9H', 0, DEALT);
    expect(orderHand(SORTED, 'another')).toEqual(SORTED);
  });
});
