/**
 * Messages over a data channel. Long messages are split into frames, a ping is sent each second, and the
 * other device's messages are limited.
 */

/** The first character of a frame, which says what the frame is. */
const MARK = { more: '+', last: '.', room: '=', ping: '?', pong: '!' } as const;
/** The greatest number of characters in a frame, so that it has at most the 64 KiB that every browser accepts. */
const PIECE = 16_000;
/**
 * The bytes that may wait in the browser's channel; if there are more, further frames wait in this object's
 * queue.
 */
const MOST_WAITING = 256 * 1024;
/**
 * The characters that may wait in the queue; if there are more, the other device reads too slowly and is
 * disconnected.
 */
const MOST_QUEUED = 8 * 1024 * 1024;
const PING_EVERY = 1000;

export interface Limits {
  /** The greatest number of characters of a message from the other device. */
  length: number;
  /** How many frames the other device may send at once, and then in a second. */
  burst: number;
  perSecond: number;
  /** The milliseconds without a frame after which the other device is considered gone. */
  silence: number;
}

/** The limits for a guest's device, set by the host. A request of a guest is one frame. */
export const OF_GUEST: Limits = { length: PIECE, burst: 400, perSecond: 40, silence: 15_000 };
/** The limits for a host's device, set by the guest. The records of a long evening are long messages. */
export const OF_HOST: Limits = { length: MOST_QUEUED, burst: 4000, perSecond: 1000, silence: 3500 };

/** Return the end of the frame that begins at `at`. It is moved by one so that a surrogate pair is not split. */
function endOfPiece(text: string, at: number): number {
  const end = Math.min(at + PIECE, text.length);
  const cut = end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return cut ? end - 1 : end;
}

export interface FramesListener {
  onText(text: string): void;
  /** Handle what the host's page says about the room. */
  onRoom(text: string): void;
  onClose(): void;
}

export class Frames {
  #queue: string[] = [];
  #queued = 0;
  #partial = '';
  #left: number;
  #at = performance.now();
  #heardAt = performance.now();
  #open = true;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(
    readonly channel: RTCDataChannel,
    readonly limits: Limits,
    readonly listener: FramesListener,
    pings: boolean,
  ) {
    this.#left = limits.burst;
    channel.bufferedAmountLowThreshold = MOST_WAITING / 2;
    channel.onbufferedamountlow = () => this.#flush();
    channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data);
    channel.onclose = channel.onerror = () => this.close();
    this.#timer = setInterval(() => this.#checkSilence(pings), PING_EVERY);
  }

  send(text: string): void {
    let at = 0;
    do {
      const end = endOfPiece(text, at);
      this.#put((end < text.length ? MARK.more : MARK.last) + text.slice(at, end));
      at = end;
    } while (at < text.length);
  }

  sendRoom(text: string): void {
    this.#put(MARK.room + text);
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    clearInterval(this.#timer);
    this.channel.close();
    this.listener.onClose();
  }

  #put(frame: string): void {
    if (!this.#open) return;
    this.#queue.push(frame);
    this.#queued += frame.length;
    if (this.#queued > MOST_QUEUED) this.close();
    else this.#flush();
  }

  #flush(): void {
    while (this.#open && this.channel.bufferedAmount < MOST_WAITING) {
      const frame = this.#queue.shift();
      if (frame === undefined) return;
      this.#queued -= frame.length;
      try {
        this.channel.send(frame);
      } catch {
        this.close(); // closed before its event arrived
      }
    }
  }

  #checkSilence(pings: boolean): void {
    if (performance.now() - this.#heardAt > this.limits.silence) this.close();
    else if (pings && this.#queue.length === 0) this.#put(MARK.ping);
  }

  /** Count a frame from the other device. Return false if it sends more than the limits allow. */
  #take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.limits.burst, this.#left + ((now - this.#at) / 1000) * this.limits.perSecond);
    this.#at = now;
    this.#left -= 1;
    return this.#left >= 0;
  }

  #receive(data: unknown): void {
    if (!this.#open) return;
    this.#heardAt = performance.now();
    if (typeof data !== 'string' || data.length > PIECE + 1 || !this.#take()) {
      this.close();
      return;
    }
    const [mark, text] = [data.charAt(0), data.slice(1)];
    if (mark === MARK.ping) this.#put(MARK.pong);
    else if (mark === MARK.room) this.listener.onRoom(text);
    else if (mark === MARK.more || mark === MARK.last) this.#join(text, mark === MARK.last);
    else if (mark !== MARK.pong) this.close();
  }

  #join(text: string, last: boolean): void {
    this.#partial += text;
    if (this.#partial.length > this.limits.length) {
      this.close();
      return;
    }
    if (!last) return;
    const whole = this.#partial;
    this.#partial = '';
    this.listener.onText(whole);
  }
}
