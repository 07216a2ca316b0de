import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { namedState } from '../../testing/states';
import DealLog from './DealLog.svelte';
import ContractBar from './ContractBar.svelte';

describe('a called card', () => {
  it.each([DealLog, ContractBar])('stands with the name of who gave it', (piece) => {
    render(piece, { now: namedState('give') });
    expect(screen.getByText('from Bruno')).toBeTruthy();
  });

  it.each([DealLog, ContractBar])('stands alone where nobody gave it', (piece) => {
    const now = namedState('give');
    if (now.view?.contract) now.view.contract.holder = null;
    render(piece, { now });
    expect(screen.queryByText(/^from /)).toBeNull();
  });
});
