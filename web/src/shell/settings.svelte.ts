/** What this browser remembers of its player's preferences. */
import { MediaQuery } from 'svelte/reactivity';
import { loadText, saveText } from './browser_storage';
import { bestLanguage, isLanguage, loadLanguage, setLanguage, type Language } from '../i18n/translate.svelte';

/** Every preference that is one of a few, with the usual one first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  pace: ['usual', 'none', 'quick', 'calm'],
  rest: ['usual', 'short', 'long'],
  onward: ['others', 'me', 'soon'],
  order: ['trumps', 'turned', 'own'],
  faces: ['clear', 'courts'],
  colours: ['four', 'two'],
} as const;

/** Every preference that one has or has not, with what is usual. */
const SWITCHES = {
  letters: true,
  badges: true,
  confirm: false,
  last: false,
  still: false,
  sound: false,
  nudge: false,
  vibrate: false,
};

export type Choice = keyof typeof CHOICES;
export type Switch = keyof typeof SWITCHES;
export type Pace = (typeof CHOICES)['pace'][number];
export type Rest = (typeof CHOICES)['rest'][number];
type Preferences = { [K in Choice]: (typeof CHOICES)[K][number] } & Record<Switch, boolean>;

/** How long the table waits for the eye, against the usual. */
export const PACE_FACTOR: Record<Pace, number> = { none: 0, quick: 0.5, usual: 1, calm: 2 };
/** How long a finished trick lies, against the usual. */
export const REST_FACTOR: Record<Rest, number> = { short: 0.5, usual: 1, long: 2.5 };

/** Called so before preferences were; what is kept under it is still theirs. */
const PLACE = 'spadille.habits';

export function loadLocal(place: string): unknown {
  try {
    return JSON.parse(loadText(place) ?? 'null');
  } catch {
    return null;
  }
}

export function saveLocal(place: string, value: unknown): void {
  saveText(place, JSON.stringify(value)); // a browser that keeps nothing still plays
}

export function oneOf<T extends string>(words: readonly T[], text: unknown, otherwise: T): T {
  return words.find((word) => word === text) ?? otherwise;
}

/** What was kept, with the usual in place of what is missing or unknown. */
function asPreferences(kept: unknown): Preferences {
  const known = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const choices = Object.entries(CHOICES).map(([preference, words]) => [
    preference,
    oneOf<string>(words, known[preference], words[0]),
  ]);
  const switches = Object.entries(SWITCHES).map(([preference, usual]) => {
    const word = known[preference];
    return [preference, typeof word === 'boolean' ? word : usual];
  });
  return Object.fromEntries([...choices, ...switches]) as Preferences;
}

export const preferences = $state<Preferences>(asPreferences(loadLocal(PLACE)));

const dark = new MediaQuery('(prefers-color-scheme: dark)');

export function currentTheme(): 'light' | 'dark' {
  if (preferences.theme !== 'system') return preferences.theme;
  return dark.current ? 'dark' : 'light';
}

/** Keeps a preference from now on. */
export function setPreference<K extends keyof Preferences>(preference: K, value: Preferences[K]): void {
  preferences[preference] = value;
  saveLocal(PLACE, preferences);
}

/** Whether this is a device in the hand that can be felt. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

export function chooseLanguage(wanted: Language): void {
  setLanguage(wanted);
  saveLocal('spadille.language', wanted);
}

/** The language chosen last time, else the browser's own. */
export async function initLanguage(): Promise<void> {
  const kept = loadLocal('spadille.language');
  const wanted = typeof kept === 'string' && isLanguage(kept) ? kept : bestLanguage(navigator.languages);
  await loadLanguage(wanted);
  setLanguage(wanted);
}
