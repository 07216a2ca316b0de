/** How this page becomes an app of the device. */
import { byMenu, installed } from '../shell/app_install';
import { remember, remembered } from '../shell/settings.svelte';
import { eveningsPlayed } from './evening_count';

/** What browsers say that can do it themselves. */
interface Installing extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = 'spadille.not-installed';
/** On so many evenings one has played here who may want to come back. */
export const REGULAR = 2;

const state = $state<{ offer: Installing | null; declined: boolean }>({
  offer: null,
  declined: remembered(DECLINED) === true,
});

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  state.offer = event as Installing;
});

/** Whether it is time to say that it can be had: to whoever comes back, once. */
export function installOffered(): boolean {
  if (state.declined || installed() || eveningsPlayed() < REGULAR) return false;
  return state.offer !== null || byMenu();
}

export function declineInstall(): void {
  state.declined = true;
  remember(DECLINED, true);
}

export async function install(): Promise<void> {
  await state.offer?.prompt();
  declineInstall();
}
