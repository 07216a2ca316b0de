import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeSession, sharedState } from '../../testing/shared_table';
import { fakeServer } from '../../testing/fake_server';
import JoinPanel from './JoinPanel.svelte';

function watching(change: (seats: ReturnType<typeof sharedState>['table']['seats']) => void) {
  const now = sharedState('follow', { you: null, may: [] });
  change(now.table.seats);
  return now;
}

describe('an observer', () => {
  it('takes a free seat by a name', async () => {
    const now = watching((seats) => Object.assign(seats[1] ?? {}, { taken: false }));
    const path = `POST /api/tables/${now.table.id}/seats`;
    const asked = fakeServer({ [path]: { table: now.table.id, seat: 1, waiting: false } });
    const { session, rejoin } = fakeSession();
    render(JoinPanel, { session, now });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Dora{Enter}');
    expect(asked[0]?.body).toEqual({ seat: null, name: 'Dora' });
    expect(rejoin).toHaveBeenCalledOnce();
  });

  it('is offered a bot’s seat, and learns when it is theirs', async () => {
    const now = watching((seats) => Object.assign(seats[2] ?? {}, { bot: 'club', name: 'Klara' }));
    render(JoinPanel, { session: fakeSession().session, now });
    expect(screen.queryByTestId('join')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take a bot’s seat' }));
    expect(screen.getByTestId('join')).toHaveTextContent('You get it when the deal is over.');
  });

  it('waits for a reserved seat, or gives it up', async () => {
    localStorage.setItem('spadille.name', '"Dora"');
    const now = watching((seats) =>
      Object.assign(seats[2] ?? {}, { bot: 'club', name: 'Klara', promised: 'Dora' }),
    );
    const { session, send } = fakeSession();
    render(JoinPanel, { session, now: { ...now, may: ['leave'] } });
    expect(screen.getByRole('status')).toHaveTextContent('You get Klara’s seat when the deal is over.');
    await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'leave' });
  });

  it('sees no form if a person sits on every seat', () => {
    const now = watching((seats) => seats.splice(3));
    render(JoinPanel, { session: fakeSession().session, now });
    expect(document.querySelector('button')).toBeNull();
  });
});
