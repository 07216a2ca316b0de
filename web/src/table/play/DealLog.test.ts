import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { namedState } from '../../testing/states';
import DealLog from './DealLog.svelte';
import ContractBar from './ContractBar.svelte';

describe('a called card in the log', () => {
  it.each([DealLog, ContractBar])('is shown with the player who gave it', (piece) => {
    render(piece, { now: namedState('give') });
    expect(screen.getByText('from Bruno')).toBeTruthy();
  });

  it.each([DealLog, ContractBar])('is shown alone if no one gave it', (piece) => {
    const now = namedState('give');
    if (now.view?.contract) now.view.contract.holder = null;
    render(piece, { now });
    expect(screen.queryByText(/^from /)).toBeNull();
  });
});
