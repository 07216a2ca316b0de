/** What a page with a server computes itself without a network: scores, by the engine in the browser's cache. */

/** Requests of the score pad depend only on their body, so they can be answered offline. */
const SCORE_PATH = /^\/api(\/pad(?:\/club)?)$/;
/** The engine's smallest file; if it is not cached, no other is. */
const ENGINE = '/engine/pyodide-lock.json';

/** Return whether scores can be computed offline. */
export const canScoreOffline = (): Promise<boolean> =>
  fetch(ENGINE).then(
    ({ ok }) => ok,
    () => false,
  );

/** Return the offline answer to a request; undefined if only the server can answer. */
export async function answerOffline(path: string, init?: RequestInit): Promise<Response | null> {
  const [, way] = SCORE_PATH.exec(path) ?? [];
  if (way === undefined || typeof init?.body !== 'string' || !(await canScoreOffline())) return null;
  const { askWorker: ask } = await import('./worker_client');
  return ask('POST', way, init.body);
}
