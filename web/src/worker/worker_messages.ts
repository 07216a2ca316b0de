/** Messages between a page and the server in its worker. */
export type ToWorker =
  | { ask: number; way: string; path: string; body: string }
  | { open: number; table: string; screen: boolean }
  | { line: number; said: string }
  | { close: number }
  /** Messages about a guest on another device: its data channel was opened, has received a message, was closed. */
  | { peerOpen: number; table: string }
  | { peer: number; said: string }
  | { peerClose: number }
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
  | { ended: number }
  | { peer: number; said: string }
  | { peerEnded: number };
