/** Messages between a page and the server in its worker. */
export type ToWorker =
  | { ask: number; way: string; path: string; body: string }
  | { open: number; table: string; screen: boolean }
  | { line: number; said: string }
  | { close: number }
  | { deleteAside: true };

export type FromWorker =
  | { loaded: number; of: number }
  | { elsewhere: true }
  | { ready: true; aside?: string }
  | { failed: true }
  | { unusable: true }
  | { died: true }
  | { answer: number; status: number; text: string }
  | { opened: number }
  | { line: number; said: string }
  | { ended: number };
