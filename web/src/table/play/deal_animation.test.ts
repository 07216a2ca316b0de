import { prefersReducedMotion } from 'svelte/motion';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../../testing/fake_server';
import { FakeSocket } from '../../testing/fake_socket';
import { stateAt } from '../../testing/states';
import { Session } from '../../protocol/session/session.svelte';

function dealt(seq: number, deal: number) {
  const state = stateAt('auction', seq);
  return { ...state, table: { ...state.table, deal } };
}

describe('a deal that begins', () => {
  let session: Session;
  const shown = () => [session.shown?.table.deal, session.dealing.on];
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    answering({ 'GET /api/tables/t1': {} });
    session = new Session('t1');
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.open();
    FakeSocket.last.says(dealt(7, 40));
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('lies there at once for who wants no motion', () => {
    FakeSocket.last.says(dealt(8, 41));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([41, false]);
  });

  it('is on its way until the cards lie, and then nobody waits any more', () => {
    vi.spyOn(prefersReducedMotion, 'current', 'get').mockReturnValue(false);
    FakeSocket.last.says(dealt(8, 41));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([41, true]);
    session.dealing.end();
    expect(shown()).toEqual([41, false]);
    FakeSocket.last.says(dealt(9, 41));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([41, false]);
  });
});
