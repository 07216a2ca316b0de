/** What a page and the house in its worker say to each other. */
export type ToWorker =
  | { ask: number; way: string; path: string; body: string }
  | { open: number; table: string; screen: boolean }
  | { line: number; said: string }
  | { close: number }
  | { forgetAside: true };

export type FromWorker =
  | { loaded: number; of: number }
  | { elsewhere: true }
  | { ready: true; aside?: string }
  | { failed: true }
  | { died: true }
  | { answer: number; status: number; text: string }
  | { opened: number }
  | { line: number; said: string }
  | { ended: number };
