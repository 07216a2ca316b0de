import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../../shell/settings.svelte';
import { move, ordered } from './hand_order.svelte';

const SORTED = ['AS', 'KS', 'TH', '9H'];
const DEALT = 'AS KS TH 9H';

describe('how my hand lies', () => {
  beforeEach(() => keep('order', 'trumps'));

  it('lies as the contract sorts it, or turned round', () => {
    expect(ordered(SORTED, DEALT)).toEqual(SORTED);
    keep('order', 'turned');
    expect(ordered(SORTED, DEALT)).toEqual([...SORTED].reverse());
  });

  it('lies as it was laid, played cards gone and new ones last', () => {
    keep('order', 'own');
    move(SORTED, '9H', 0, DEALT);
    expect(ordered(SORTED, DEALT)).toEqual(['9H', 'AS', 'KS', 'TH']);
    expect(ordered(['AS', 'TH', '9H', '6C'], DEALT)).toEqual(['9H', 'AS', 'TH', '6C']);
    move(['9H', 'AS', 'TH'], '9H', 9, DEALT);
    expect(ordered(['AS', 'TH', '9H'], DEALT)).toEqual(['AS', 'TH', '9H']);
  });

  it('is a new hand with the next deal', () => {
    keep('order', 'own');
    move(SORTED, '9H', 0, DEALT);
    expect(ordered(SORTED, 'another')).toEqual(SORTED);
  });
});
