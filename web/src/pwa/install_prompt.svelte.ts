/** Installing the page as an app. */
import { installsByMenu, isInstalled } from '../shell/app_install';
import { saveLocal, loadLocal } from '../shell/settings.svelte';
import { countEvenings } from './evening_count';

/** The event of browsers that can install by a script. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = 'spadille.not-installed';
/** The number of evenings after which installing is offered. */
export const REGULAR = 2;

const state = $state<{ offer: InstallPromptEvent | null; declined: boolean }>({
  offer: null,
  declined: loadLocal(DECLINED) === true,
});

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  state.offer = event as InstallPromptEvent;
});

/** Return whether to offer the installation: once, to returning players. */
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
