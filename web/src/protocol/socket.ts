/** A server's end: calls over HTTP, a table over a WebSocket. */
import type { Line } from './line';

export const askHouse = (path: string, init?: RequestInit): Promise<Response> => fetch(path, init);

export function openLine(path: string): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`);
}
