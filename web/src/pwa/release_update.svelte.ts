/** The release of this page, cached by its service worker, and a newer one that waits. */
import { isOffline, HAS_SERVER } from '../shell/has_server';

const SERVICE = `${import.meta.env.BASE_URL}service.js`;
const TAKE_OVER = 'take over';
/** The milliseconds between two checks for a newer release. */
const AGAIN = 60 * 60 * 1000;

const newer = $state({ waits: false });
let registration: ServiceWorkerRegistration | undefined;
let looked = 0;

/** Whether a newer release is ready. */
export const hasUpdate = (): boolean => newer.waits;

function checkWaiting(): void {
  newer.waits = Boolean(registration?.waiting && navigator.serviceWorker.controller);
}

function watchInstalling(): void {
  const coming = registration?.installing;
  coming?.addEventListener('statechange', checkWaiting);
}

function checkForUpdate(): void {
  if (document.visibilityState !== 'visible' || Date.now() - looked < AGAIN) return;
  looked = Date.now();
  registration?.update().catch(() => undefined); // ignored: offline there is no newer release
}

/**
 * Register the service worker, so that the browser caches this page. Browsers without service workers need
 * the host at every visit.
 */
export async function registerServiceWorker(): Promise<void> {
  if (registration || !('serviceWorker' in navigator)) return;
  looked = Date.now();
  const asked = navigator.serviceWorker.register(SERVICE, { updateViaCache: 'none' });
  registration = await asked.catch(() => undefined);
  // a page that the server has just sent is the newest release
  if (HAS_SERVER && !isOffline()) registration?.waiting?.postMessage(TAKE_OVER);
  else checkWaiting();
  watchInstalling();
  registration?.addEventListener('updatefound', watchInstalling);
  document.addEventListener('visibilitychange', checkForUpdate);
}

/** Activate the newer release and reload this page; other pages stay as they are. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (registration?.waiting) registration.waiting.postMessage(TAKE_OVER);
  else location.reload(); // another window has activated it
}
