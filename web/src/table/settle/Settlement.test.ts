import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../protocol/messages';
import { setPreference } from '../../shell/settings.svelte';
import { cardName } from '../../protocol/sentence';
import { fakeServer } from '../../testing/fake_server';
import { namedState } from '../../testing/states';
import type { Session } from '../../protocol/session/session.svelte';
import Settlement from './Settlement.svelte';

function settled(state: State) {
  const session = { next: vi.fn(), send: vi.fn(), promiseSeen: () => null };
  const showStanding = vi.fn();
  render(Settlement, { session: session as unknown as Session, now: state, showStanding });
  return { session, showStanding };
}

afterEach(() => vi.unstubAllGlobals());

describe('the settlement', () => {
  it('shows each seat’s gain and the reasons', () => {
    const state = namedState('settled-solo');
    settled(state);
    const rows = within(screen.getByRole('table', { name: 'Payments' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(state.table.seats.length);
    const sitter = rows.find((row) => row.textContent.includes('sat out'));
    expect(sitter).toHaveTextContent('is paid only when the declarer loses');
    // the terms of payment are those of this deal, not the rulebook's examples
    const steps = within(screen.getByTestId('steps')).getAllByRole('listitem', { hidden: true });
    expect(steps).toHaveLength(state.wording?.settled?.steps?.length ?? -1);
    expect(steps.length).toBeGreaterThan(1);
    const declarer = state.view?.result?.declarer ?? 0;
    expect(steps.at(-1)).toHaveTextContent(String(Math.abs(state.view?.result?.payments[declarer] ?? -1)));
    expect(screen.getByTestId('my-gain')).toHaveTextContent(/^[+−]?\d+$/);
  });

  it('shows the dealt hands on request', async () => {
    const state = namedState('settled-solo');
    settled(state);
    const hands = screen.getByTestId('dealt-hands');
    await userEvent.click(within(hands).getByText('All the cards'));
    const dealt = state.view?.revealed?.hands.filter((hand) => hand !== null) ?? [];
    expect(within(hands).getAllByRole('term')).toHaveLength(dealt.length);
    expect(within(hands).getAllByRole('img')).toHaveLength(dealt.join(' ').split(' ').length);
    const first = state.wording?.settled?.held?.find((hand) => hand !== null) ?? [];
    const shown = within(hands).getAllByRole('definition')[0];
    if (!shown) throw new Error('no hand');
    const names = within(shown)
      .getAllByRole('img')
      .map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual(first.map((text) => cardName(text)));
  });

  it('names the partners and the bonuses', () => {
    settled(namedState('settled-partner'));
    const settlement = screen.getByTestId('settlement');
    expect(settlement).toHaveTextContent('the two get');
    expect(settlement).toHaveTextContent(/The \d+ is 2 for the contract, 1 for first and 5 for mackers\./);
    expect(within(settlement).getByText('partner')).toBeInTheDocument();
  });

  it('shows the cards laid away and the pots', () => {
    settled(namedState('settled-frog'));
    const settlement = screen.getByTestId('settlement');
    expect(within(settlement).getByRole('heading', { name: 'Laid away' })).toBeInTheDocument();
    expect(settlement).toHaveTextContent(/In the pots now: frog pot \d+ and solo pot \d+\./);
    expect(within(settlement).getByText('defender who doubled')).toBeInTheDocument();
  });

  it('says in one line that all passed, if there are no payments', () => {
    const state = namedState('settled-solo');
    if (!state.view?.result) throw new Error('the deal is not over');
    const payments = state.view.result.payments.map(() => 0);
    Object.assign(state.view, { contract: null });
    Object.assign(state.wording?.settled ?? {}, { sum: { id: 'settlement-passed-out' }, notes: [] });
    Object.assign(state.view.result, { outcome: 'passed-out', contract: null, declarer: null, payments });
    settled(state);
    expect(screen.getByTestId('settlement')).toHaveTextContent('All passed. No one pays.');
    expect(screen.queryByTestId('my-gain')).toBeNull();
    expect(screen.queryByTestId('payments')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next deal' })).toBeInTheDocument();
  });

  it('continues with the next deal', async () => {
    const { session } = settled(namedState('settled-solo'));
    await userEvent.click(screen.getByRole('button', { name: 'Next deal' }));
    expect(session.next).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'End the match' })).toBeNull();
  });

  it('shows the server’s further sentences', () => {
    const state = namedState('settled-solo');
    if (!state.wording?.settled) throw new Error('the deal is not over');
    state.wording.settled.notes = [{ id: 'settle-early-at-least-all', needed: 120 }];
    settled(state);
    expect(screen.getByTestId('settlement')).toHaveTextContent(
      'A defender took a card worth points: that decides it.',
    );
  });

  it('continues automatically only if preferred, and not after the page was touched', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setPreference('onward', 'soon');
    const { session } = settled(namedState('settled-solo'));
    expect(screen.getByRole('button', { name: /Next deal/ })).toHaveTextContent('3');
    await vi.advanceTimersByTimeAsync(1100);
    expect(screen.getByRole('button', { name: /Next deal/ })).toHaveTextContent('2');
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.next).toHaveBeenCalledOnce();
    cleanup();
    const left = settled(namedState('settled-solo'));
    await fireEvent.pointerDown(window);
    await vi.advanceTimersByTimeAsync(5000);
    expect(left.session.next).not.toHaveBeenCalled();
    setPreference('onward', 'others');
    vi.useRealTimers();
  });

  it('ends an open match only after a second click', async () => {
    const state = namedState('settled-solo');
    state.table.match.end = {};
    const { session } = settled(state);
    await userEvent.click(screen.getByRole('button', { name: 'End the match' }));
    expect(session.send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'End it for everyone?' }));
    expect(session.send).toHaveBeenCalledExactlyOnceWith({ type: 'stop' });
  });

  it('copies the server’s record', async () => {
    const asked = fakeServer({ [`GET /api/tables/${namedState('settled-solo').table.id}/record`]: { v: 1 } });
    const user = userEvent.setup();
    settled(namedState('settled-solo'));
    await user.click(screen.getByRole('button', { name: 'Copy the record' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('{"v":1}');
    expect(asked).toHaveLength(1);
  });

  it('repeats the deal for a player alone with bots', async () => {
    const state = namedState('settled-solo');
    const { id, deal } = state.table;
    const asked = fakeServer({ [`POST /api/tables/${id}/redeals`]: { table: 'once-more', seat: 0 } });
    settled(state);
    await userEvent.click(screen.getByRole('button', { name: 'Same cards again' }));
    expect(asked).toEqual([{ path: `/api/tables/${id}/redeals`, method: 'POST', body: { deal } }]);
    expect(location.pathname).toBe('/table/once-more');
    cleanup();
    const company = structuredClone(state);
    Object.assign(company.table.seats[1] ?? {}, { bot: null });
    settled(company);
    expect(screen.queryByRole('button', { name: 'Same cards again' })).toBeNull();
    cleanup();
    settled({ ...state, you: null });
    expect(screen.queryByRole('button', { name: 'Same cards again' })).toBeNull();
  });

  it('says why the deal cannot be repeated', async () => {
    fakeServer({});
    settled(namedState('settled-solo'));
    await userEvent.click(screen.getByRole('button', { name: 'Same cards again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing here.');
  });

  it('leads from a repeated deal back to the match, and copies only that deal', async () => {
    const state = namedState('finished');
    state.table.again = { table: 'the-match', deal: 3 };
    fakeServer({ [`GET /api/tables/${state.table.id}/record`]: { v: 1, deals: [{ v: 1, dealer: 2 }] } });
    const user = userEvent.setup();
    settled(state);
    expect(screen.queryByRole('button', { name: 'Final standing' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy the record' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('{"v":1,"dealer":2}');
    await user.click(screen.getByRole('button', { name: 'Back to the match' }));
    expect(location.pathname).toBe('/table/the-match');
  });
});
