import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableConnection } from './table_connection';
import type { TableSocket } from './transport';
import type { FromPlayer } from './messages';

const openLine = vi.fn<(url: string) => TableSocket>();

interface Opened extends Omit<TableSocket, 'onopen' | 'onclose'> {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  close: () => void;
}

const PASS: FromPlayer = { type: 'act', action: '0 pass', id: 'first', seq: 3 };
let lines: Opened[];

function opened(): Opened {
  const line = {
    readyState: WebSocket.CONNECTING,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: vi.fn(),
    close: vi.fn(),
  } as unknown as Opened;
  lines.push(line);
  return line;
}

function begun() {
  const listener = { onMessage: vi.fn(), onStateChange: vi.fn() };
  return { link: new TableConnection('/api/tables/oak/socket', listener, openLine), listener };
}

/** Open the latest socket. */
function open(place: number): void {
  const line = lines[place];
  if (!line) throw new Error(`no line ${place}`);
  Object.assign(line, { readyState: WebSocket.OPEN });
  line.onopen?.(new Event('open'));
}

function lose(place: number): void {
  lines[place]?.onclose?.(new CloseEvent('close'));
}

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  openLine.mockImplementation(opened);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the connection to a table', () => {
  it('reopens after a loss', () => {
    const { listener } = begun();
    open(0);
    lose(0);
    expect(listener.onStateChange.mock.lastCall).toEqual(['lost']);
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
    open(1);
    expect(listener.onStateChange.mock.lastCall).toEqual(['open']);
  });

  it('doubles the delay each time, up to eight seconds, without a last attempt', () => {
    begun();
    for (const [place, wait] of [400, 800, 1600, 3200, 6400, 8000, 8000, 8000].entries()) {
      lose(place);
      vi.advanceTimersByTime(wait - 1);
      expect(lines).toHaveLength(place + 1);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(place + 2);
    }
  });

  it('starts with a short delay again after it was open', () => {
    begun();
    lose(0);
    vi.advanceTimersByTime(400);
    lose(1);
    vi.advanceTimersByTime(800);
    open(2);
    lose(2);
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(4);
  });

  it('is given up if it does not open or if nothing answers', () => {
    const { link } = begun();
    vi.advanceTimersByTime(6000);
    expect(lines[0]?.close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(400);
    open(1);
    expect(link.send(PASS)).toBe(true);
    vi.advanceTimersByTime(6000);
    expect(lines[1]?.close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(3);
  });

  it('reconnects at once when the network is back, and sends nothing before it is open', () => {
    const { link } = begun();
    lose(0);
    expect(link.send(PASS)).toBe(false);
    link.retry();
    expect(lines).toHaveLength(2);
    link.retry();
    expect(lines).toHaveLength(2);
  });

  it('stays closed after the page closed it', () => {
    const { link } = begun();
    open(0);
    link.close();
    lose(0);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });
});
