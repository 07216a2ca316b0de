/** The player's preferences, stored in this browser. */
import { MediaQuery } from 'svelte/reactivity';
import { loadText, saveText } from './browser_storage';
import { bestLanguage, isLanguage, type Language } from '../i18n/languages';
import { loadLanguage, setLanguage } from '../i18n/translate.svelte';

/** Preferences with several values, the default first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  pace: ['usual', 'none', 'quick', 'calm'],
  rest: ['usual', 'short', 'long'],
  speech: ['usual', 'brief', 'full'],
  onward: ['others', 'me', 'soon'],
  order: ['trumps', 'turned', 'own'],
  faces: ['courts', 'clear'],
  colours: ['two', 'four'],
} as const;

/** On/off preferences with their defaults. */
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
export type Speech = (typeof CHOICES)['speech'][number];
type Preferences = { [K in Choice]: (typeof CHOICES)[K][number] } & Record<Switch, boolean>;

/** How long a state is shown, relative to the default. */
export const PACE_FACTOR: Record<Pace, number> = { none: 0, quick: 0.5, usual: 1, calm: 2 };
/** How long a finished trick is shown, relative to the default. */
export const REST_FACTOR: Record<Rest, number> = { short: 0.5, usual: 1, long: 2.5 };

/** An older name of the key; the stored values are still valid. */
const PLACE = 'spadille.habits';

export function loadLocal(place: string): unknown {
  try {
    return JSON.parse(loadText(place) ?? 'null');
  } catch {
    return null;
  }
}

export function saveLocal(place: string, value: unknown): void {
  saveText(place, JSON.stringify(value)); // without storage the app still works
}

export function oneOf<T extends string>(words: readonly T[], text: unknown, otherwise: T): T {
  return words.find((word) => word === text) ?? otherwise;
}

/** Return the stored preferences, with defaults for missing or unknown values. */
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

/** How much is spoken, from least to most. */
export const SPEECH_LEVELS: readonly Speech[] = ['brief', 'usual', 'full'];

/** Switch to the next level of speech; after the last comes the first. */
export function switchSpeech(): void {
  const place = SPEECH_LEVELS.indexOf(preferences.speech) + 1;
  setPreference('speech', SPEECH_LEVELS[place % SPEECH_LEVELS.length] ?? 'usual');
}

/** Set and store a preference. */
export function setPreference<K extends keyof Preferences>(preference: K, value: Preferences[K]): void {
  preferences[preference] = value;
  saveLocal(PLACE, preferences);
}

/** Return whether this is a touch device that can vibrate. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

export function chooseLanguage(wanted: Language): void {
  setLanguage(wanted);
  saveLocal('spadille.language', wanted);
}

/** Set the language to the one chosen last time, else the browser's. */
export async function initLanguage(): Promise<void> {
  const kept = loadLocal('spadille.language');
  const wanted = typeof kept === 'string' && isLanguage(kept) ? kept : bestLanguage(navigator.languages);
  await loadLanguage(wanted);
  setLanguage(wanted);
}
