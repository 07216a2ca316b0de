import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreference } from '../../shell/settings.svelte';
import { fakeServer } from '../../testing/fake_server';
import { FakeSocket } from '../../testing/fake_socket';
import { namedState } from '../../testing/states';
import { Session } from './session.svelte';

const answer = (session: Session) => session.shown?.view?.decision?.answers[0] ?? '';

describe('a session', () => {
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

  it('answers the newest state once', () => {
    session.act(answer(session));
    session.act(answer(session));
    expect(FakeSocket.last.sent).toHaveLength(1);
    expect(FakeSocket.last.lastSent).toMatchObject({ type: 'act', seq: 7, action: answer(session) });
  });

  it('reconnects if nothing answers', () => {
    session.act(answer(session));
    const dead = FakeSocket.last;
    vi.advanceTimersByTime(6000);
    expect(session.connection).toBe('lost');
    expect(session.sent).toBeNull();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.last).not.toBe(dead);
  });

  it('notices at once that the browser is offline', () => {
    session.drop();
    expect(session.connection).toBe('lost');
  });

  it('sends several commands, each after the answer to the one before', () => {
    const socket = FakeSocket.last;
    const accepted = () => socket.receive({ type: 'accepted', id: String(socket.lastSent.id), seq: 7 });
    session.sendAll([
      { type: 'fill', seat: 1, bot: 'club' },
      { type: 'fill', seat: 2, bot: 'club' },
    ]);
    expect(socket.sent).toHaveLength(1);
    accepted();
    expect(socket.sent).toHaveLength(2);
    expect(socket.lastSent).toMatchObject({ type: 'fill', seat: 2 });
    accepted();
    expect(socket.sent).toHaveLength(2);
  });

  it('sends no more of them after the connection was lost', () => {
    session.sendAll([
      { type: 'fill', seat: 1, bot: 'club' },
      { type: 'fill', seat: 2, bot: 'club' },
    ]);
    session.drop();
    vi.advanceTimersByTime(400);
    const socket = FakeSocket.last;
    socket.open();
    socket.receive(namedState('follow', 8));
    session.act(answer(session));
    socket.receive({ type: 'accepted', id: String(socket.lastSent.id), seq: 9 });
    expect(socket.sent).toHaveLength(1);
  });

  it('sends a phrase beside other commands, and shows phrases for a while', () => {
    session.act(answer(session));
    session.sendPhrase('thanks');
    expect(FakeSocket.last.lastSent).toMatchObject({ type: 'say', phrase: 'thanks', seq: 7 });
    FakeSocket.last.receive({ type: 'said', seat: 1, phrase: 'smile' });
    FakeSocket.last.receive({ type: 'said', seat: 1, phrase: 'close' });
    expect(session.talk.phrases).toEqual([{ type: 'said', seat: 1, phrase: 'close' }]);
    vi.advanceTimersByTime(5000);
    expect(session.talk.phrases).toEqual([]);
  });

  it('says why a phrase was rejected', () => {
    session.sendPhrase('thanks');
    const id = String(FakeSocket.last.lastSent.id);
    FakeSocket.last.receive({ type: 'rejected', id, error: { code: 'phrases-closed' } });
    expect(session.refused?.code).toBe('phrases-closed');
  });

  it('shows nothing before the first state', () => {
    const before = session.shown;
    session.act(answer(session));
    expect(session.shown).toBe(before);
    FakeSocket.last.receive(namedState('must-trump', 8));
    expect(session.shown?.seq).toBe(8);
  });

  it('confirms answers if the player wants that, but not a dragged card', () => {
    setPreference('confirm', true);
    const [first = '', second = ''] = session.shown?.view?.decision?.answers ?? [];
    session.act(first);
    session.act(second);
    expect(session.pending).toBe(second);
    expect(FakeSocket.last.sent).toHaveLength(0);
    session.act(second);
    expect(session.pending).toBeNull();
    expect(FakeSocket.last.lastSent).toMatchObject({ action: second });
    setPreference('confirm', false);
  });

  it('keeps a finished trick until the player continues, if the player wants that', () => {
    setPreference('still', true);
    const later = namedState('must-trump', 8);
    const following = namedState('must-trump', 9);
    if (following.view) following.view.turn = null;
    later.table.deal = session.shown?.table.deal ?? 0;
    FakeSocket.last.receive(later);
    FakeSocket.last.receive(following);
    vi.advanceTimersByTime(600_000);
    expect(session.resting).toEqual(later.view?.tricks.at(-1));
    expect(session.shown?.seq).toBe(8);
    session.endTrick();
    expect(session.resting).toBeNull();
    expect(session.shown?.seq).toBe(9);
    setPreference('still', false);
  });

  it('gives up a connection that does not open', () => {
    FakeSocket.last.close();
    vi.advanceTimersByTime(400);
    const hanging = FakeSocket.last;
    vi.advanceTimersByTime(6000);
    vi.advanceTimersByTime(800);
    expect(FakeSocket.last).not.toBe(hanging);
  });

  it('says why a command was rejected, and allows another', () => {
    session.act(answer(session));
    const error = { code: 'must-trump', rule: 'six-bid.play.must-trump', facts: { suit: 'S' } };
    FakeSocket.last.receive({ type: 'rejected', id: String(FakeSocket.last.lastSent.id), error });
    expect(session.refused).toEqual(error);
    session.act(answer(session));
    expect(FakeSocket.last.sent).toHaveLength(2);
    expect(session.refused).toBeNull();
  });

  it('ignores the refusal of a second "ready"', () => {
    session.next();
    const error = { code: 'already-ready', rule: null, facts: {} };
    FakeSocket.last.receive({ type: 'rejected', id: String(FakeSocket.last.lastSent.id), error });
    expect(session.refused).toBeNull();
  });

  it('reconnects and continues from the newest state', async () => {
    const first = FakeSocket.last;
    first.close();
    expect(session.connection).toBe('lost');
    session.act(answer(session));
    expect(session.refused?.code).toBe('unsent');
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.last).not.toBe(first);
    FakeSocket.last.open();
    FakeSocket.last.receive(namedState('must-trump', 9));
    expect(session.connection).toBe('open');
    expect(session.shown?.seq).toBe(9);
  });

  it('waits longer after each failed attempt', async () => {
    const tries = () => FakeSocket.opened.length;
    const before = tries();
    for (let wait = 400; wait <= 1600; wait *= 2) {
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(wait - 1);
      const waiting = tries();
      await vi.advanceTimersByTimeAsync(1);
      expect(tries()).toBe(waiting + 1);
    }
    expect(tries()).toBe(before + 3);
  });

  it('sends its nonce after the commitment, beside other commands', () => {
    const dealing = { suits: 'S', ranks: 'AK', packets: '1', order: [0, 1] };
    const promise = { match: 1, deal: 2, scheme: 'spadille-1', commitment: 'c'.repeat(64), dealing } as const;
    const table = { ...namedState('settled-solo').table, number: 1, deal: 2 };
    FakeSocket.last.receive({ ...namedState('settled-solo', 8), you: 0, promise });
    expect(FakeSocket.last.lastSent).toMatchObject({ type: 'share', seq: 8 });
    const { id, share } = FakeSocket.last.lastSent;
    session.next();
    FakeSocket.last.receive({ type: 'accepted', id: String(id), seq: 9 });
    expect(session.sent).toEqual({ type: 'next' });
    expect(session.promiseSeen({ ...namedState('settled-solo'), table })).toMatchObject({
      promise,
      own: share,
      taken: true,
      seat: 0,
    });
    sessionStorage.clear();
  });

  it('reports a table that does not exist', async () => {
    fakeServer({});
    const lost = new Session('nowhere');
    await vi.advanceTimersByTimeAsync(0);
    expect(lost.missing?.code).toBe('not-found');
    lost.close();
  });
});
