/** Whether this device gets push notifications. Off until the player turns it on. */
import { fetchPushState, subscribePush, unsubscribePush } from '../../protocol/http';
import { installsByMenu, isInstalled } from '../../shell/app_install';
import { toBase64Url } from '../../shell/base64url';
import { language } from '../../i18n/translate.svelte';

const WORKER = '/service.js';

/** The state to show; `home` if the page must be on the home screen first. */
export type PushStatus = 'off' | 'on' | 'denied' | 'home' | 'cannot';

const encodeKey = (key: ArrayBuffer | null) => toBase64Url(new Uint8Array(key ?? new ArrayBuffer(0)));

function browserStatus(): PushStatus {
  if (installsByMenu() && !isInstalled()) return 'home';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'cannot';
  return Notification.permission === 'denied' ? 'denied' : 'off';
}

export class PushState {
  status = $state<PushStatus>(browserStatus());
  trouble = $state(false);
  busy = $state(false);
  #key = '';

  /** Return the state, or null if the server sends no notifications. */
  async load(): Promise<boolean> {
    const { key, on } = await fetchPushState();
    this.#key = key ?? '';
    if (this.status === 'off' && on && (await this.#subscription())) this.status = 'on';
    return key !== null;
  }

  set(on: boolean): void {
    this.busy = true;
    this.trouble = false;
    (on ? this.#subscribe() : this.#unsubscribe())
      .catch(() => (this.trouble = true))
      .finally(() => (this.busy = false));
  }

  async #subscription(): Promise<PushSubscription | null> {
    const here = await navigator.serviceWorker.getRegistration('/');
    return (await here?.pushManager.getSubscription()) ?? null;
  }

  async #subscribe(): Promise<void> {
    const allowed = await Notification.requestPermission();
    if (allowed !== 'granted') {
      this.status = browserStatus();
      return;
    }
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    const asked = { userVisibleOnly: true, applicationServerKey: this.#key };
    const found = await pushManager.subscribe(asked).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe(); // the subscription may belong to another server
      return pushManager.subscribe(asked);
    });
    const [key, auth] = [encodeKey(found.getKey('p256dh')), encodeKey(found.getKey('auth'))];
    await subscribePush({ endpoint: found.endpoint, key, auth, language: language() });
    this.status = 'on';
  }

  async #unsubscribe(): Promise<void> {
    await unsubscribePush();
    await (await this.#subscription())?.unsubscribe();
    this.status = 'off';
  }
}
