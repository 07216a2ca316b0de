import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeOverlay } from '../../shell/overlay.svelte';
import { setPreference } from '../../shell/settings.svelte';
import { loadDaysPlayed } from '../../table/settle/daily_streak';
import { fakeServer } from '../../testing/fake_server';
import { FakeSocket } from '../../testing/fake_socket';
import { namedState, type StateName } from '../../testing/states';
import { rememberPass } from '../../table_setup/first_answer';
import TablePage from './TablePage.svelte';

beforeEach(() => {
  closeOverlay();
  setPreference('letters', true);
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  fakeServer({ 'GET /api/tables/t1': {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the day counts as soon as its deal is over, though no page of the day is opened', async () => {
  const { unmount } = render(TablePage, { table: 't1', seated: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.open();
  const at = (moment: StateName, seq: number) => {
    const state = namedState(moment, seq);
    return { ...state, table: { ...state.table, day: '2027-03-01' } };
  };
  FakeSocket.last.receive(at('follow', 7));
  await tick();
  expect(loadDaysPlayed()).toEqual([]);
  FakeSocket.last.receive(at('settled-solo', 8));
  await vi.advanceTimersByTimeAsync(10_000);
  unmount();
  expect(loadDaysPlayed()).toEqual(['2027-03-01']);
});

it('a hand that was passed on the landing page is passed as soon as the table asks, and only once', async () => {
  rememberPass('t1');
  const { unmount } = render(TablePage, { table: 't1', seated: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.open();
  const asked = namedState('auction', 7);
  FakeSocket.last.receive(asked);
  await tick();
  const pass = asked.wording?.choices.find(({ verb }) => verb === 'pass')?.action;
  expect(FakeSocket.last.lastSent).toMatchObject({ type: 'act', action: pass });
  FakeSocket.last.receive(namedState('auction', 8));
  await tick();
  expect(FakeSocket.last.sent).toHaveLength(1);
  unmount();
});

it.each([
  ['p', 'pass'],
  ['x', null],
])('the key "%s" gives the answer that shows it', async (key, verb) => {
  const { unmount } = render(TablePage, { table: 't1', seated: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.open();
  const asked = namedState('auction', 7);
  FakeSocket.last.receive(asked);
  await tick();
  await fireEvent.keyDown(window, { key });
  const action = asked.wording?.choices.find((choice) => choice.verb === verb)?.action;
  expect(FakeSocket.last.sent).toHaveLength(verb ? 1 : 0);
  if (verb) expect(FakeSocket.last.lastSent).toMatchObject({ type: 'act', action });
  unmount();
});
