import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake_server';
import { FakeSocket } from '../../testing/fake_socket';
import { namedState } from '../../testing/states';
import { Session } from './session.svelte';

describe('a session in an auction', () => {
  let session: Session;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    fakeServer({ 'GET /api/tables/t1': {} });
    session = new Session('t1');
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.open();
    FakeSocket.last.receive(namedState('follow', 7));
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks once more about a bid that the sheet calls costly', () => {
    const now = namedState('auction', 8);
    const bids = now.wording?.choices.filter(({ verb }) => verb === 'bid') ?? [];
    const [cheap, costly] = [bids[0], bids.at(-1)];
    now.table.sheet = now.table.sheet.map((one) => ({ ...one, costly: one.id === costly?.contract }));
    FakeSocket.last.receive(now);
    session.skip();
    session.act(costly?.action ?? '');
    expect(session.pending).toBe(costly?.action);
    expect(FakeSocket.last.sent).toHaveLength(0);
    session.act(cheap?.action ?? '');
    expect(FakeSocket.last.lastSent).toMatchObject({ action: cheap?.action });
  });
});
