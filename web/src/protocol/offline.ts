/** What a page of a server does itself where no network is: it scores, with the engine that the browser keeps. */

/** The pad's questions concern what was entered here, and nothing that a server knows. */
const SCORE_PATH = /^\/api(\/pad(?:\/club)?)$/;
/** The smallest file of the engine; where it is not kept, neither is the rest. */
const ENGINE = '/engine/pyodide-lock.json';

/** Whether scores can be reckoned here. */
export const canScoreOffline = (): Promise<boolean> =>
  fetch(ENGINE).then(
    ({ ok }) => ok,
    () => false,
  );

/** The answer to a question that has not reached the server; nothing where only that can answer. */
export async function answerOffline(path: string, init?: RequestInit): Promise<Response | null> {
  const [, way] = SCORE_PATH.exec(path) ?? [];
  if (way === undefined || typeof init?.body !== 'string' || !(await canScoreOffline())) return null;
  const { askWorker: ask } = await import('./worker_client');
  return ask('POST', way, init.body);
}
