/** The transport to a server: requests over HTTP, a table over a WebSocket. */
import type { TableSocket } from './transport';
import { answerOffline } from './offline';

export async function sendRequest(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (lost) {
    const here = await answerOffline(path, init);
    if (here) return here;
    throw lost;
  }
}

/** With a server, no page needs a worker. */
export const needsWorker: (path: string) => boolean = () => false;

/** With a server, nothing has to be started. */
export const prepareTransport = (): void => undefined;

export function openTableSocket(path: string): TableSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`);
}
