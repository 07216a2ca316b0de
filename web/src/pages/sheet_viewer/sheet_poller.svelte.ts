/** Polls a sheet that another device writes. */
import { fetchPublishedSheet, ApiError } from '../../protocol/http';
import type { PadSheet } from '../../protocol/messages';

const EVERY = 4000;

export class SheetPoller {
  seen = $state.raw<PadSheet | null>(null);
  gone = $state(false);
  waits = $state(false);
  #version = 0;

  constructor(readonly sheet: string) {}

  async poll(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      const { version, seen } = await fetchPublishedSheet(this.sheet, this.#version);
      this.#version = version;
      this.waits = false;
      if (seen) this.seen = seen;
    } catch (error) {
      this.gone = error instanceof ApiError && error.error.code === 'no-such-sheet';
      this.waits = !this.gone;
    }
  }

  /** Poll until the component is destroyed. */
  start = (): (() => void) => {
    const look = () => void this.poll();
    look();
    const asking = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(asking);
      document.removeEventListener('visibilitychange', look);
    };
  };
}
