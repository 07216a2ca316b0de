import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { May } from '../table/text/players';
import { openOverlay, currentOverlay } from '../shell/overlay.svelte';
import { fakeServer } from '../testing/fake_server';
import { fakeSession, sharedState } from '../testing/shared_table';
import { namedState } from '../testing/states';
import TableSheet from './TableSheet.svelte';

describe('the table sheet', () => {
  beforeEach(() => openOverlay('people'));

  function opened(may: May[], change: Parameters<typeof sharedState>[2] = {}) {
    const said = fakeSession();
    render(TableSheet, { session: said.session, now: sharedState('follow', { may }, change) });
    return said;
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it.each<[May, string, object]>([
    ['rest', 'The rest is mine', { type: 'claim', what: 'rest' }],
    ['take-back', 'Take it back', { type: 'take-back' }],
    ['stop', 'End the match here', { type: 'stop' }],
  ])('offers %s exactly while it may be done', async (word, name, wish) => {
    const { send } = opened([word]);
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
    await press(name);
    expect(send).toHaveBeenCalledExactlyOnceWith(wish);
    expect(currentOverlay()).toBeNull();
    document.body.replaceChildren();
    opened([]);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('offers to tell of one’s turn at a table without a clock, and nowhere else', async () => {
    const asked = fakeServer({ 'GET /api/me/push-subscription': { key: 'BKey', on: false } });
    opened([], { waits: { nudge: 30, absent: 30, idle: 180 } });
    document.body.replaceChildren();
    expect(asked).toEqual([]);
    opened([], { waits: { nudge: null, absent: null, idle: null } });
    expect(await screen.findByText(/at your own pace, this device/)).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('does not show a refusal from before it was opened', () => {
    const { explain } = opened(['rest']);
    expect(explain).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('says whether undoing needs the others’ consent', () => {
    opened(['take-back']);
    const button = () => screen.getByRole('button', { name: 'Take it back' });
    expect(button()).toHaveAccessibleDescription('Your last bid or card, if everyone agrees.');
    document.body.replaceChildren();
    const { session } = fakeSession();
    render(TableSheet, { session, now: { ...namedState('follow'), may: ['take-back'] } });
    expect(button()).toHaveAccessibleDescription(/^Your last bid or card, as often as you like/);
  });

  it('asks again before giving up or leaving the seat', async () => {
    const { send } = opened(['give-up', 'leave']);
    await press('I give up');
    expect(send).not.toHaveBeenCalled();
    await press('Press again: I give up');
    expect(send).toHaveBeenLastCalledWith({ type: 'claim', what: 'give-up' });
    await press('Leave the seat');
    await press('Press again: Leave the seat');
    expect(send).toHaveBeenLastCalledWith({ type: 'leave' });
  });

  it('lets only the observer with a reserved seat give it up', async () => {
    const said = fakeSession();
    const looking = sharedState('follow', { you: null, may: ['leave'] });
    const { rerender } = render(TableSheet, { session: said.session, now: looking });
    expect(screen.queryByRole('button', { name: 'Leave the seat' })).toBeNull();
    await press('Stop waiting');
    expect(said.send).toHaveBeenCalledExactlyOnceWith({ type: 'leave' });
    await rerender({ session: said.session, now: { ...looking, may: [] } });
    expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
  });

  it('shows hands only if someone observes', () => {
    opened(['show-hands']);
    expect(screen.queryByRole('button', { name: /^Let spectators see all hands/ })).toBeNull();
    document.body.replaceChildren();
    opened(['show-hands'], { watchers: 2 });
    expect(screen.getByRole('button', { name: /^Let spectators see all hands/ })).toBeVisible();
    expect(screen.getByTestId('watchers')).toHaveTextContent('2 people are watching.');
  });

  it('shows phrases and reactions only while they are allowed', async () => {
    const { sendPhrase } = opened(['phrase']);
    await press('Well played.');
    expect(sendPhrase).toHaveBeenLastCalledWith('well-played');
    await press('claps');
    expect(sendPhrase).toHaveBeenLastCalledWith('clap');
    document.body.replaceChildren();
    opened([]);
    expect(screen.queryByTestId('phrases')).toBeNull();
  });

  it('lets only the host fill and free seats between deals', async () => {
    const said = fakeSession();
    const now = sharedState('settled-solo', { may: ['host'] });
    Object.assign(now.table.seats[1] ?? {}, { taken: false });
    Object.assign(now.table.seats[2] ?? {}, { bot: 'club', name: 'Klara' });
    const { rerender } = render(TableSheet, { session: said.session, now });
    await press('Put a bot here, in seat 2');
    expect(said.send).toHaveBeenLastCalledWith({ type: 'fill', seat: 1, bot: 'club' });
    await press('Free the seat of Klara');
    expect(said.send).toHaveBeenLastCalledWith({ type: 'fill', seat: 2, bot: null });
    await userEvent.click(screen.getByRole('switch', { name: 'Anyone can find this table' }));
    expect(said.send).toHaveBeenLastCalledWith({ type: 'open', public: true });
    await rerender({ session: said.session, now: { ...now, may: [] } });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: /Put a bot|Free the seat/ })).toBeNull();
  });

  it('shows who is a person or a bot, and the time limits', () => {
    const now = sharedState('follow', { may: [] });
    Object.assign(now.table.seats[1] ?? {}, { covered: 'Klara' });
    Object.assign(now.table.seats[2] ?? {}, { bot: 'club', promised: 'Dora' });
    render(TableSheet, { session: fakeSession().session, now });
    const people = within(screen.getByTestId('people')).getAllByRole('listitem');
    expect(people[0]).toHaveTextContent(/^Ann\s*you\s*host/);
    expect(people[1]).toHaveTextContent(/^Bo\s*bot plays/);
    expect(people[2]).toHaveTextContent(/^Cy\s*club player\s*kept for Dora/);
    expect(screen.getByText(/After 30 s you get a reminder/)).toHaveTextContent('3 min more if you are here');
  });
});
