/** What a guest's connection to the host's device may be, and what it tells. */

/** `asking`: the host is asked whether to let the guest in. */
export type LinkState = 'closed' | 'looking' | 'asking' | 'open';

export interface LineListener {
  opened(): void;
  heard(text: string): void;
  ended(): void;
}

/** The link leads to a table on this very device. */
export class OwnTable extends Error {}
