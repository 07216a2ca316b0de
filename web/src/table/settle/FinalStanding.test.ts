import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../protocol/messages';
import type { Session } from '../../protocol/session/session.svelte';
import { fakeServer } from '../../testing/fake_server';
import { namedState } from '../../testing/states';
import FinalStanding from './FinalStanding.svelte';

function finished(state: State) {
  const session = { send: vi.fn(), refused: null, as: 'guest' };
  render(FinalStanding, { session: session as unknown as Session, now: state, lookBack: null });
  return session;
}

afterEach(() => vi.unstubAllGlobals());

describe('the final standing', () => {
  it('shows the final standing with places, and repeats the match', async () => {
    const state = namedState('finished');
    const session = finished(state);
    const lines = screen.getAllByRole('listitem').map((line) => Number(line.dataset.seat));
    expect(lines).toEqual(state.table.standing.map(({ seat }) => seat));
    expect(screen.queryByRole('button', { name: 'Another match' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
    const { game, rules, match } = state.table;
    const proposed = { game, rules, match, seats: 4, free: 0, bot: 'club' };
    expect(session.send).toHaveBeenCalledWith({
      type: 'propose',
      match: expect.objectContaining(proposed) as unknown,
    });
  });

  it('says how often each was declarer, and how often that was made', async () => {
    const state = namedState('finished');
    const seats = state.table.standing.map(({ seat }) => seat);
    const [first = 0, second = 1] = seats;
    const payments = (declarer: number, value: number) =>
      seats.map((_, seat) => (seat === declarer ? value : 0));
    const deals = [
      { result: { contract: 'solo', declarer: first, payments: payments(first, 12) } },
      { result: { contract: 'solo', declarer: second, payments: payments(second, -12) } },
      { result: { contract: null, declarer: null, payments: payments(first, 0) } },
      {},
    ];
    fakeServer({ [`GET /api/tables/${state.table.id}/record`]: { v: 1, deals } });
    finished(state);
    await screen.findByText('Declarer once, made');
    const said = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(said[0]).toContain('Declarer once, made');
    expect(said[1]).toContain('Declarer once, not made');
    expect(said[2]).toContain('Never the declarer');
  });
});
