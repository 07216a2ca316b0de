/**
 * The requests that a page with a server can answer without a network: scores, computed by the engine from
 * the cache.
 */

/** Requests of the score pad depend only on their body, so they can be answered offline. */
const SCORE_PATH = /^\/api(\/pad(?:\/club)?)$/;
/** The smallest file of the engine; if it is not cached, the engine is not. */
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
