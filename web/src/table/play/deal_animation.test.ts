import { prefersReducedMotion } from 'svelte/motion';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake_server';
import { FakeSocket } from '../../testing/fake_socket';
import { namedState } from '../../testing/states';
import { Session } from '../../protocol/session/session.svelte';

function dealt(seq: number, deal: number) {
  const state = namedState('auction', seq);
  return { ...state, table: { ...state.table, deal } };
}

describe('the animation of dealing', () => {
  let session: Session;
  const shown = () => [session.shown?.table.deal, session.dealAnimation.running];
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    fakeServer({ 'GET /api/tables/t1': {} });
    session = new Session('t1');
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.open();
    FakeSocket.last.receive(dealt(7, 40));
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is skipped with reduced motion', () => {
    FakeSocket.last.receive(dealt(8, 41));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([41, false]);
  });

  it('lasts until all cards have arrived', () => {
    vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(false);
    FakeSocket.last.receive(dealt(8, 41));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([41, true]);
    session.dealAnimation.end();
    expect(shown()).toEqual([41, false]);
    FakeSocket.last.receive(dealt(9, 41));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([41, false]);
  });
});
