/** The page's side of the house in its worker: starts it, starts it again when it has died, carries what is said. */
import type { FromHouse, ToHouse } from '../worker/said';
import { house } from './standing.svelte';

/** Seconds without a word in answer, after which a worker is taken to have lost its way. */
const PATIENCE = 30;

interface Ear {
  opened(): void;
  heard(text: string): void;
  ended(): void;
}

interface Asked {
  said: Extract<ToHouse, { ask: number }>;
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
  for (const [number, { said, lost }] of [...asked]) {
    if (said.way === 'GET') anew.postMessage(said);
    else {
      asked.delete(number);
      lost(new Error('the house had to be started again'));
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

function hear(said: FromHouse): void {
  clearTimeout(watch);
  watch = undefined;
  if ('loaded' in said) Object.assign(house, said);
  else if ('elsewhere' in said) house.standing = 'elsewhere';
  else if ('ready' in said) house.standing = 'ready';
  else if ('failed' in said) house.standing = 'failed';
  else if ('died' in said) fail();
  else if ('answer' in said) answer(said);
  else if ('opened' in said) ears.get(said.opened)?.opened();
  else if ('ended' in said) end(said.ended);
  else ears.get(said.line)?.heard(said.said);
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

function say(said: ToHouse): void {
  wake().postMessage(said);
  if (house.standing === 'ready') watch ??= setTimeout(wakeAgain, PATIENCE * 1000);
}

export function ask(way: string, path: string, body: string): Promise<Response> {
  const number = (numbers += 1);
  return new Promise((answered, lost) => {
    const said = { ask: number, way, path, body };
    asked.set(number, { said, answered, lost });
    say(said);
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
