/** Whether this device is told when it is its player's turn: off until somebody asks for it, with a tap. */
import { bellHere, ringHere, silenceHere } from '../../protocol/http';
import { byMenu, installed } from '../../shell/app_install';
import { language } from '../../i18n/translate.svelte';

const WORKER = '/service.js';

/** What there is to say of it; `home` where a page must be on the home screen first. */
export type BellSays = 'off' | 'on' | 'denied' | 'home' | 'cannot';

function letters(data: ArrayBuffer | null): string {
  const bytes = Array.from(new Uint8Array(data ?? new ArrayBuffer(0)), (one) => String.fromCharCode(one));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function within(): BellSays {
  if (byMenu() && !installed()) return 'home';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'cannot';
  return Notification.permission === 'denied' ? 'denied' : 'off';
}

export class BellHere {
  says = $state<BellSays>(within());
  trouble = $state(false);
  busy = $state(false);
  #key = '';

  /** How it is now; nothing where the house does not ring. */
  async look(): Promise<boolean> {
    const { key, on } = await bellHere();
    this.#key = key ?? '';
    if (this.says === 'off' && on && (await this.#subscription())) this.says = 'on';
    return key !== null;
  }

  turn(on: boolean): void {
    this.busy = true;
    this.trouble = false;
    (on ? this.#ring() : this.#silence())
      .catch(() => (this.trouble = true))
      .finally(() => (this.busy = false));
  }

  async #subscription(): Promise<PushSubscription | null> {
    const here = await navigator.serviceWorker.getRegistration('/');
    return (await here?.pushManager.getSubscription()) ?? null;
  }

  async #ring(): Promise<void> {
    const allowed = await Notification.requestPermission();
    if (allowed !== 'granted') {
      this.says = within();
      return;
    }
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    const asked = { userVisibleOnly: true, applicationServerKey: this.#key };
    const found = await pushManager.subscribe(asked).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe(); // it may be another house's
      return pushManager.subscribe(asked);
    });
    const [key, auth] = [letters(found.getKey('p256dh')), letters(found.getKey('auth'))];
    await ringHere({ endpoint: found.endpoint, key, auth, language: language() });
    this.says = 'on';
  }

  async #silence(): Promise<void> {
    await silenceHere();
    await (await this.#subscription())?.unsubscribe();
    this.says = 'off';
  }
}
