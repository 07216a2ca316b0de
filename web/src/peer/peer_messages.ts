/** Messages between a guest's page and the worker of its host (`spadille.pyodide.peers`). */
export type ToHost =
  | { type: 'hello'; token: string }
  | { type: 'call'; id: number; method: string; path: string; body: string }
  | { type: 'open'; id: number; screen: boolean }
  | { type: 'send'; id: number; text: string }
  | { type: 'close'; id: number };

export type FromHost =
  | { type: 'answer'; id: number; status: number; text: string; token: string | null }
  | { type: 'opened' | 'ended' | 'line'; id: number; text: string };

/** `asking`: the host is asked whether to let the guest in. */
export type LinkState = 'closed' | 'looking' | 'asking' | 'open';

export interface LineListener {
  opened(): void;
  heard(text: string): void;
  ended(): void;
}
