/**
 * The lifecycle of the service worker. A release is cached completely before it is used. A new release waits
 * until the player accepts it. Files that neither this release nor the one before has are answered with 404.
 */
import { pathInFolder, type Release } from './release';
import { ReleaseCache } from './release_cache';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The parts of the service worker's global scope that are used here. */
const scope = self as unknown as {
  RELEASE: Release;
  registration: {
    scope: string;
    waiting?: { postMessage(message: unknown): void } | null;
    update?(): Promise<unknown>;
  };
  clients: { claim(): Promise<void> };
  importScripts(address: string): void;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: ExtendableEvent & { data: unknown }) => void): void;
};

/** Finds a file of the release by its path. */
export type FindFile = (path: string) => Promise<Response | null>;

/** What differs between the service workers of a static host and of a server. */
interface WorkerOptions {
  /** Return the response for a path that is in no release. */
  missing(request: Request): Promise<Response>;
  /**
   * Return the response for a path of the server, with or without the cache; null leaves the request to the
   * browser.
   */
  served?(request: Request, path: string, kept: FindFile): Promise<Response> | null;
  /** The paths that belong to the server and are never files of a release. */
  noFile?: RegExp;
  /** Additional work when a release is installed. */
  more?(): Promise<unknown>;
}

export function runServiceWorker({ missing, served, noFile, more }: WorkerOptions): void {
  scope.importScripts('release.js');
  const release = scope.RELEASE;
  const folder = scope.registration.scope;
  const shelf = new ReleaseCache(folder);
  const kept: FindFile = (path) => shelf.find(release, path);

  /**
   * Handle a file of this release that is damaged in the cache and no longer on the host: activate a newer
   * release, if one waits.
   */
  async function lost(path: string, request: Request): Promise<Response> {
    if (path in release) {
      scope.registration.waiting?.postMessage('take over');
      void scope.registration.update?.().catch(() => undefined);
    }
    return missing(request);
  }

  function answered(request: Request): Promise<Response> | null {
    const path = pathInFolder(folder, request.url);
    if (path === null) return null;
    const answer = served?.(request, path, kept) ?? null;
    if (answer || request.method !== 'GET' || noFile?.test(path)) return answer;
    return kept(path).then((file) => file ?? lost(path, request));
  }

  scope.addEventListener('install', (event) => event.waitUntil(Promise.all([shelf.fill(release), more?.()])));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(shelf.activate(release).then(() => scope.clients.claim())),
  );
  scope.addEventListener('message', (event) => {
    if (event.data === 'take over') event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('fetch', (event) => {
    const answer = answered(event.request);
    if (answer) event.respondWith(answer);
  });
}
