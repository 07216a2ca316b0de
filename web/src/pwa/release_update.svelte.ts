/** The release that the page is of: kept in the browser by its service worker, and a newer one that waits. */
import { cutOff, SERVED } from '../shell/has_server';

const SERVICE = `${import.meta.env.BASE_URL}service.js`;
const TAKE_OVER = 'take over';
/** Milliseconds between two looks for a newer one. */
const AGAIN = 60 * 60 * 1000;

const newer = $state({ waits: false });
let registration: ServiceWorkerRegistration | undefined;
let looked = 0;

/** Whether a newer release lies ready. */
export const newerWaits = (): boolean => newer.waits;

function waiting(): void {
  newer.waits = Boolean(registration?.waiting && navigator.serviceWorker.controller);
}

function watch(): void {
  const coming = registration?.installing;
  coming?.addEventListener('statechange', waiting);
}

function lookAgain(): void {
  if (document.visibilityState !== 'visible' || Date.now() - looked < AGAIN) return;
  looked = Date.now();
  registration?.update().catch(() => undefined); // without a network there is nothing newer
}

/** From now on the browser keeps this page. Where it has no service workers, the page needs its host each time. */
export async function keepRelease(): Promise<void> {
  if (registration || !('serviceWorker' in navigator)) return;
  looked = Date.now();
  const asked = navigator.serviceWorker.register(SERVICE, { updateViaCache: 'none' });
  registration = await asked.catch(() => undefined);
  // a server's page came from there just now, and is of the newest release already
  if (SERVED && !cutOff()) registration?.waiting?.postMessage(TAKE_OVER);
  else waiting();
  watch();
  registration?.addEventListener('updatefound', watch);
  document.addEventListener('visibilitychange', lookAgain);
}

/** Takes the newer release: this page is loaded anew, others stay as they are. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (registration?.waiting) registration.waiting.postMessage(TAKE_OVER);
  else location.reload(); // another window has taken it already
}
