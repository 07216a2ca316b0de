/** The page's side of the house in its worker: starts it, starts it again when it has died, carries what is said. */
import type { FromWorker, ToWorker } from '../worker/worker_messages';
import { workerStatus } from './worker_status.svelte';

/** Seconds without a word in answer, after which a worker is taken to have lost its way. It says nothing while it
 * thinks, and a slow phone thinks long.
 */
const ANSWER_TIMEOUT = 60;

interface SocketListener {
  opened(): void;
  heard(text: string): void;
  ended(): void;
}

interface PendingRequest {
  message: Extract<ToWorker, { ask: number }>;
  /** Whether a worker has died over it: it is put to one more, and to no third. */
  again: boolean;
  answered: (resolveRequest: Response) => void;
  lost: (trouble: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
let watchdog: ReturnType<typeof setTimeout> | undefined;
const pending = new Map<number, PendingRequest>();
const listeners = new Map<number, SocketListener>();

/** Starts the house, if it is not there yet. */
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

/** Lets the house go, whatever it is doing, and starts it again: it goes on from what it has kept. */
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
      question.lost(new Error('the house had to be started again'));
    }
  }
  for (const [number, ear] of [...listeners]) {
    listeners.delete(number);
    ear.ended();
  }
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
  else if ('died' in message) handleFailure();
  else if ('answer' in message) answer(message);
  else if ('opened' in message) listeners.get(message.opened)?.opened();
  else if ('ended' in message) endSocket(message.ended);
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

function postToWorker(message: ToWorker): void {
  startWorker().postMessage(message);
  if (workerStatus.state === 'ready') watchdog ??= setTimeout(restartWorker, ANSWER_TIMEOUT * 1000);
}

/** What was set aside has been saved, or is not wanted. */
export function forgetAside(): void {
  workerStatus.aside = '';
  postToWorker({ forgetAside: true });
}

export function askWorker(way: string, path: string, body: string): Promise<Response> {
  const number = (lastId += 1);
  return new Promise((answered, lost) => {
    const message = { ask: number, way, path, body };
    pending.set(number, { message, again: false, answered, lost });
    postToWorker(message);
  });
}

/** A line to a table; gives what says something into it, and what ends it. */
export function connectToTable(
  table: string,
  screen: boolean,
  ear: SocketListener,
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
