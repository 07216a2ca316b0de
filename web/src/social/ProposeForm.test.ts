import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import menu from '../testing/games.json';
import { fakeSession, sharedState } from '../testing/shared_table';
import { fakeServer } from '../testing/fake_server';
import ProposeForm from './ProposeForm.svelte';

describe('another match at the same table', () => {
  beforeEach(() => fakeServer({ 'GET /api/games': menu }));

  it('begins with the current settings; another game changes the number of seats', async () => {
    const { session, send } = fakeSession();
    const now = sharedState('finished');
    render(ProposeForm, { session, now });
    expect(await screen.findByRole('radio', { name: 'Six-Bid Solo' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'German Solo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }));
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      type: 'propose',
      match: { game: 'german-solo', rules: 'standard', seats: 4, free: 0, bot: 'club' },
    });
  });

  it('has at least as many seats as people, and can reserve some', async () => {
    const { session, send } = fakeSession();
    render(ProposeForm, { session, now: sharedState('finished') });
    await userEvent.click(await screen.findByRole('radio', { name: '5' }));
    await userEvent.click(screen.getByRole('radio', { name: '1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }));
    expect(send.mock.calls[0]?.[0]).toMatchObject({ match: { seats: 5, free: 1 } });
  });
});
