/**
 * The service worker of the table without a server: all of a release is here before it is used, a new one waits until
 * somebody takes it, and what neither this one nor the one before has is not there.
 */
import { pathIn, type Release } from './release';
import { FileShelf } from './shelf';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What a service worker is to itself, as far as it is used here. */
const scope = self as unknown as {
  RELEASE: Release;
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  importScripts(address: string): void;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: Lasting & { data: unknown }) => void): void;
};
scope.importScripts('release.js');
const release = scope.RELEASE;
const folder = scope.registration.scope;
const shelf = new FileShelf(folder);
const NOT_THERE = () => new Response(null, { status: 404 });

/** What no release has, as the host has it; a page that it hands out in place of a file is none. */
async function fromHost(request: Request): Promise<Response> {
  const response = await fetch(request).catch(NOT_THERE);
  const page = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return page && request.mode !== 'navigate' ? NOT_THERE() : response;
}

async function answered(request: Request, path: string): Promise<Response> {
  return (await shelf.find(release, path)) ?? fromHost(request);
}

scope.addEventListener('install', (event) => event.waitUntil(shelf.fill(release)));
scope.addEventListener('activate', (event) =>
  event.waitUntil(shelf.take(release).then(() => scope.clients.claim())),
);
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  const path = pathIn(folder, event.request.url);
  if (path === null || event.request.method !== 'GET') return;
  event.respondWith(answered(event.request, path));
});
