/** The page's side of the house in its worker: starts it, starts it again when it has died, carries what is said. */
import type { FromHouse, ToHouse } from '../worker/worker_messages';
import { house } from './worker_status.svelte';

/** Seconds without a word in answer, after which a worker is taken to have lost its way. It says nothing while it
 * thinks, and a slow phone thinks long.
 */
const PATIENCE = 60;

interface Ear {
  opened(): void;
  heard(text: string): void;
  ended(): void;
}

interface Asked {
  message: Extract<ToHouse, { ask: number }>;
  /** Whether a worker has died over it: it is put to one more, and to no third. */
  again: boolean;
  answered: (answer: Response) => void;
  lost: (trouble: Error) => void;
}

let worker: Worker | null = null;
let numbers = 0;
let watch: ReturnType<typeof setTimeout> | undefined;
const asked = new Map<number, Asked>();
const ears = new Map<number, Ear>();

/** Starts the house, if it is not there yet. */
export function wake(): Worker {
  if (worker) return worker;
  house.standing = 'loading';
  house.loaded = 0;
  const started = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromHouse>) => {
    if (worker === started) hear(data);
  };
  started.onerror = () => {
    if (worker === started) fail();
  };
  worker = started;
  return started;
}

/** Lets the house go, whatever it is doing, and starts it again: it goes on from what it has kept. */
export function wakeAgain(): void {
  clearTimeout(watch);
  watch = undefined;
  worker?.terminate();
  worker = null;
  const anew = wake();
  for (const [number, question] of [...asked]) {
    if (question.message.way === 'GET' && !question.again) {
      question.again = true;
      anew.postMessage(question.message);
    } else {
      asked.delete(number);
      question.lost(new Error('the house had to be started again'));
    }
  }
  for (const [number, ear] of [...ears]) {
    ears.delete(number);
    ear.ended();
  }
}

function fail(): void {
  if (house.standing === 'ready') wakeAgain();
  else house.standing = 'failed';
}

function hear(message: FromHouse): void {
  clearTimeout(watch);
  watch = undefined;
  if ('loaded' in message) Object.assign(house, message);
  else if ('elsewhere' in message) house.standing = 'elsewhere';
  else if ('ready' in message) house.standing = 'ready';
  else if ('failed' in message) house.standing = 'failed';
  else if ('died' in message) fail();
  else if ('answer' in message) answer(message);
  else if ('opened' in message) ears.get(message.opened)?.opened();
  else if ('ended' in message) end(message.ended);
  else ears.get(message.line)?.heard(message.said);
}

function answer({ answer, status, text }: { answer: number; status: number; text: string }): void {
  asked.get(answer)?.answered(new Response(text, { status }));
  asked.delete(answer);
}

function end(line: number): void {
  const ear = ears.get(line);
  ears.delete(line);
  ear?.ended();
}

function say(message: ToHouse): void {
  wake().postMessage(message);
  if (house.standing === 'ready') watch ??= setTimeout(wakeAgain, PATIENCE * 1000);
}

export function ask(way: string, path: string, body: string): Promise<Response> {
  const number = (numbers += 1);
  return new Promise((answered, lost) => {
    const message = { ask: number, way, path, body };
    asked.set(number, { message, again: false, answered, lost });
    say(message);
  });
}

/** A line to a table; gives what says something into it, and what ends it. */
export function listen(table: string, screen: boolean, ear: Ear): { say(said: string): void; end(): void } {
  const line = (numbers += 1);
  ears.set(line, ear);
  say({ open: line, table, screen });
  return {
    say: (said) => say({ line, said }),
    end: () => {
      if (ears.delete(line)) worker?.postMessage({ close: line } satisfies ToHouse);
    },
  };
}
