import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { namedState } from '../../testing/states';
import TableRail from './TableRail.svelte';

describe('the rail beside the table', () => {
  it('shows the figures of the hand during the bidding', () => {
    render(TableRail, { now: namedState('auction') });
    const figures = screen.getByTestId('hand-figures');
    expect(within(figures).getAllByRole('term')).toHaveLength(4);
    expect(figures).toHaveTextContent('5 clubs, with the king');
    expect(figures).toHaveTextContent('37 of 120');
  });

  it('shows the play without these figures once the contract is decided', () => {
    render(TableRail, { now: namedState('follow') });
    expect(screen.queryByTestId('hand-figures')).toBeNull();
  });
});
