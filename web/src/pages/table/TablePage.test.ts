import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDaysPlayed } from '../../table/settle/daily_streak';
import { fakeServer } from '../../testing/fake_server';
import { FakeSocket } from '../../testing/fake_socket';
import { namedState, type StateName } from '../../testing/states';
import TablePage from './TablePage.svelte';

beforeEach(() => {
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
