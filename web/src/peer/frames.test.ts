import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Frames, OF_GUEST, OF_HOST, type Limits } from './frames';

/** One end of a data channel. */
class FakeChannel {
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  sent: string[] = [];
  closed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onbufferedamountlow: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  send(text: string) {
    this.sent.push(text);
    this.bufferedAmount += text.length;
  }
  close() {
    this.closed = true;
  }
}

function open(limits: Limits, pings = false) {
  const channel = new FakeChannel();
  const texts: string[] = [];
  let closed = 0;
  const listener = {
    onText: (text: string) => void texts.push(text),
    onRoom: () => undefined,
    onClose: () => (closed += 1),
  };
  const frames = new Frames(channel as unknown as RTCDataChannel, limits, listener, pings);
  return {
    channel,
    texts,
    frames,
    closed: () => closed,
    bring: (data: unknown) => channel.onmessage?.({ data }),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('splits long messages and joins them at the other end', () => {
  const [from, to] = [open(OF_GUEST), open(OF_HOST)];
  const text = 'ö'.repeat(100_000);
  from.frames.send(text);
  expect(from.channel.sent.length).toBeGreaterThan(1);
  for (const frame of from.channel.sent) {
    expect(new TextEncoder().encode(frame).length).toBeLessThan(64 * 1024);
    to.bring(frame);
  }
  expect(to.texts).toEqual([text]);
});

it('sends an empty message too', () => {
  const { channel, frames } = open(OF_GUEST);
  frames.send('');
  expect(channel.sent).toEqual(['.']);
});

it('waits while much is unsent, and parts from a peer that reads nothing', () => {
  const { channel, frames, closed } = open(OF_GUEST);
  const text = 'x'.repeat(1024 * 1024);
  frames.send(text);
  expect(channel.bufferedAmount).toBeLessThan(300_000);
  channel.bufferedAmount = 0;
  channel.onbufferedamountlow?.();
  expect(channel.sent.length).toBeGreaterThan(20);
  for (let turn = 0; turn < 9; turn += 1) frames.send(text);
  expect([channel.closed, closed()]).toEqual([true, 1]);
});

it.each([
  ['bytes', new ArrayBuffer(8)],
  ['a long frame', `.${'x'.repeat(16_001)}`],
  ['an unknown mark', '#hello'],
  ['nothing', ''],
])('parts from a peer that sends %s', (_, data) => {
  const { channel, bring, closed, texts } = open(OF_GUEST);
  bring(data);
  bring('.later');
  expect([channel.closed, closed(), texts]).toEqual([true, 1, []]);
});

it('parts from a guest that splits a message longer than it may be', () => {
  const { bring, channel } = open(OF_GUEST);
  bring(`+${'x'.repeat(15_000)}`);
  expect(channel.closed).toBe(false);
  bring(`+${'x'.repeat(15_000)}`);
  expect(channel.closed).toBe(true);
});

it('parts from a guest that sends more often than it may, and not from one that plays', () => {
  const quick = open(OF_GUEST);
  for (let turn = 0; turn < OF_GUEST.burst + 1; turn += 1) quick.bring('.x');
  expect(quick.texts).toHaveLength(OF_GUEST.burst);
  expect(quick.channel.closed).toBe(true);
  const usual = open(OF_GUEST);
  for (let second = 0; second < 100; second += 1) {
    for (let turn = 0; turn < 20; turn += 1) usual.bring('.x');
    vi.advanceTimersByTime(1000);
  }
  expect(usual.channel.closed).toBe(false);
});

it('gives a sign of life, answers one, and notices that none comes', () => {
  const { channel, bring } = open(OF_HOST, true);
  vi.advanceTimersByTime(1000);
  expect(channel.sent).toEqual(['?']);
  bring('?');
  expect(channel.sent).toEqual(['?', '!']);
  bring('!');
  vi.advanceTimersByTime(3000);
  expect(channel.closed).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(channel.closed).toBe(true);
});

it('cuts no letter of two halves in two', () => {
  const { channel, frames } = open(OF_GUEST);
  const text = `${'a'.repeat(15_999)}🂡b`;
  frames.send(text);
  channel.onbufferedamountlow?.();
  expect(channel.sent.map((frame) => frame.slice(1)).join('')).toBe(text);
  expect(channel.sent.map((frame) => frame.length - 1)).toEqual([15_999, 3]);
});
