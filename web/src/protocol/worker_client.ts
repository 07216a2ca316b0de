/** Client of the server in the worker: it starts the worker, restarts it after a crash, and passes messages. */
import { deleteStoredData } from '../worker/blob_store';
import type { LineListener } from '../peer/peer_messages';
import type { FromWorker, ToWorker } from '../worker/worker_messages';
import { workerStatus } from './worker_status.svelte';

/**
 * The seconds without any message after which a worker counts as hung. A worker sends nothing while it
 * computes, which on a slow phone takes long.
 */
const ANSWER_TIMEOUT = 60;

/** The data channel to a guest on another device. */
interface PeerListener {
  heard(text: string): void;
  ended(): void;
}

interface PendingRequest {
  message: Extract<ToWorker, { ask: number }>;
  /** Whether a worker has crashed while it processed this request; it is repeated once. */
  again: boolean;
  answered: (resolveRequest: Response) => void;
  lost: (trouble: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
let watchdog: ReturnType<typeof setTimeout> | undefined;
const pending = new Map<number, PendingRequest>();
const listeners = new Map<number, LineListener>();
const peers = new Map<number, PeerListener>();

/** Start the server in the worker, if it is not running. */
export function startWorker(): Worker {
  if (worker) return worker;
  workerStatus.state = 'loading';
  workerStatus.loaded = 0;
  const started = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (worker === started) handleMessage(data);
  };
  started.onerror = () => {
    if (worker === started) handleFailure();
  };
  worker = started;
  return started;
}

/** Terminate the worker and start it again; it continues from its storage. */
export function restartWorker(): void {
  clearTimeout(watchdog);
  watchdog = undefined;
  worker?.terminate();
  worker = null;
  const anew = startWorker();
  for (const [number, question] of [...pending]) {
    if (question.message.way === 'GET' && !question.again) {
      question.again = true;
      anew.postMessage(question.message);
    } else {
      pending.delete(number);
      question.lost(new Error('the worker had to be started again'));
    }
  }
  for (const [number, ear] of [...listeners]) {
    listeners.delete(number);
    ear.ended();
  }
  // guests reconnect by themselves
  for (const [number, peer] of [...peers]) {
    peers.delete(number);
    peer.ended();
  }
}

/** Delete the stored data that the worker cannot read, and restart the worker. */
export async function deleteUnusableData(): Promise<void> {
  worker?.terminate();
  worker = null;
  await deleteStoredData().catch(console.error);
  restartWorker();
}

function handleFailure(): void {
  if (workerStatus.state === 'ready') restartWorker();
  else workerStatus.state = 'failed';
}

function handleMessage(message: FromWorker): void {
  clearTimeout(watchdog);
  watchdog = undefined;
  if ('loaded' in message) Object.assign(workerStatus, message);
  else if ('elsewhere' in message) workerStatus.state = 'elsewhere';
  else if ('ready' in message) Object.assign(workerStatus, { state: 'ready', aside: message.aside ?? '' });
  else if ('failed' in message) workerStatus.state = 'failed';
  else if ('unusable' in message) workerStatus.state = 'unusable';
  else if ('died' in message) handleFailure();
  else if ('answer' in message) answer(message);
  else if ('opened' in message) listeners.get(message.opened)?.opened();
  else if ('ended' in message) endSocket(message.ended);
  else if ('peer' in message) peers.get(message.peer)?.heard(message.said);
  else if ('peerEnded' in message) endPeer(message.peerEnded);
  else listeners.get(message.line)?.heard(message.said);
}

function answer({ answer, status, text }: { answer: number; status: number; text: string }): void {
  pending.get(answer)?.answered(new Response(text, { status }));
  pending.delete(answer);
}

function endSocket(line: number): void {
  const ear = listeners.get(line);
  listeners.delete(line);
  ear?.ended();
}

function endPeer(number: number): void {
  const peer = peers.get(number);
  peers.delete(number);
  peer?.ended();
}

function postToWorker(message: ToWorker): void {
  startWorker().postMessage(message);
  if (workerStatus.state === 'ready') watchdog ??= setTimeout(restartWorker, ANSWER_TIMEOUT * 1000);
}

/** Delete the data that were set aside, after the player has saved or discarded them. */
export function deleteAside(): void {
  workerStatus.aside = '';
  postToWorker({ deleteAside: true });
}

export function askWorker(way: string, path: string, body: string): Promise<Response> {
  const number = (lastId += 1);
  return new Promise((answered, lost) => {
    const message = { ask: number, way, path, body };
    pending.set(number, { message, again: false, answered, lost });
    postToWorker(message);
  });
}

/** Open a connection to a table. Return functions that send a message and close the connection. */
export function connectToTable(
  table: string,
  screen: boolean,
  ear: LineListener,
): { say(said: string): void; end(): void } {
  const line = (lastId += 1);
  listeners.set(line, ear);
  postToWorker({ open: line, table, screen });
  return {
    say: (said) => postToWorker({ line, said }),
    end: () => {
      if (listeners.delete(line)) worker?.postMessage({ close: line } satisfies ToWorker);
    },
  };
}

/** Add a guest to a table. Return functions that pass on a message of the guest and remove the guest. */
export function connectPeer(table: string, peer: PeerListener): { say(said: string): void; end(): void } {
  const number = (lastId += 1);
  peers.set(number, peer);
  const post = (message: ToWorker) => startWorker().postMessage(message);
  post({ peerOpen: number, table });
  return {
    say: (said) => peers.has(number) && post({ peer: number, said }),
    end: () => {
      if (peers.delete(number)) worker?.postMessage({ peerClose: number } satisfies ToWorker);
    },
  };
}
