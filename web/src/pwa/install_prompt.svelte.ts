/** How this page becomes an app of the device. */
import { installsByMenu, isInstalled } from '../shell/app_install';
import { saveLocal, loadLocal } from '../shell/settings.svelte';
import { countEvenings } from './evening_count';

/** What browsers say that can do it themselves. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = 'spadille.not-installed';
/** On so many evenings one has played here who may want to come back. */
export const REGULAR = 2;

const state = $state<{ offer: InstallPromptEvent | null; declined: boolean }>({
  offer: null,
  declined: loadLocal(DECLINED) === true,
});

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  state.offer = event as InstallPromptEvent;
});

/** Whether it is time to say that it can be had: to whoever comes back, once. */
export function offersInstall(): boolean {
  if (state.declined || isInstalled() || countEvenings() < REGULAR) return false;
  return state.offer !== null || installsByMenu();
}

export function declineInstall(): void {
  state.declined = true;
  saveLocal(DECLINED, true);
}

export async function install(): Promise<void> {
  await state.offer?.prompt();
  declineInstall();
}
