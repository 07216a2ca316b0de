import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { stateAt } from '../../testing/states';
import Log from './Log.svelte';
import Strip from './Strip.svelte';

describe('a called card', () => {
  it.each([Log, Strip])('stands with the name of who gave it', (piece) => {
    render(piece, { now: stateAt('give') });
    expect(screen.getByText('from Bruno')).toBeTruthy();
  });

  it.each([Log, Strip])('stands alone where nobody gave it', (piece) => {
    const now = stateAt('give');
    if (now.view?.contract) now.view.contract.holder = null;
    render(piece, { now });
    expect(screen.queryByText(/^from /)).toBeNull();
  });
});
