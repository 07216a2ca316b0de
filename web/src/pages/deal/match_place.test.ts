import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import TopBar from '../../shell/TopBar.svelte';
import type { MatchDeal } from '../../protocol/messages';
import { dealOfMatch, tableOfMatch } from './match_place';

const OF: MatchDeal = {
  table: 'oak',
  match: 1,
  deal: 2,
  deals: 3,
  length: 12,
  next_deal: 4,
  names: [],
  bots: [],
};

describe('the way back from a deal of a match', () => {
  it('says the deal of the match, not of those finished so far', () => {
    expect(dealOfMatch(OF)).toBe('Deal 2 of 12');
    expect(dealOfMatch({ ...OF, length: null })).toBe('Deal 2');
    expect(dealOfMatch(null)).toBe('');
  });

  it('leads to the table from the bar', () => {
    render(TopBar, { where: 'Six-Bid Solo', deal: dealOfMatch(OF), back: tableOfMatch(OF) });
    expect(screen.getByTestId('back-to-table')).toHaveAttribute('href', '/table/oak');
    expect(screen.getByTestId('back-to-table')).toHaveTextContent('Back to the table');
  });

  it('is not offered for a deal by link', () => {
    render(TopBar, { where: 'Six-Bid Solo', back: tableOfMatch(null) });
    expect(screen.queryByTestId('back-to-table')).toBeNull();
  });
});
