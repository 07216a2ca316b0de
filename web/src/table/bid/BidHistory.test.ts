import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { namedState } from '../../testing/states';
import { setLanguage } from '../../i18n/translate.svelte';
import BidHistory from './BidHistory.svelte';

function bidOf(seat: number) {
  const now = namedState('auction');
  if (!now.view) throw new Error('there is no deal');
  now.you = 0;
  now.view.bid = { seat, contract: 'solo' };
  render(BidHistory, { now });
}

describe('the highest bid', () => {
  it('is described to its bidder', () => {
    bidOf(0);
    expect(screen.getByText('You have the high bid')).toBeTruthy();
  });

  it('is described to the others', () => {
    bidOf(1);
    expect(screen.getByText('Alma has the high bid')).toBeTruthy();
  });

  it('is described in Swedish', () => {
    setLanguage('sv');
    bidOf(0);
    expect(screen.getByText('Du har budet')).toBeTruthy();
  });
});
