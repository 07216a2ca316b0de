/** What this browser remembers of its player's habits. */
import { MediaQuery } from 'svelte/reactivity';
import { bestLanguage, isLanguage, learn, speak, type Language } from './text/say.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PACES = ['none', 'quick', 'usual', 'calm'] as const;

export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

/** How long the table waits for the eye, against the usual. */
export const WAITING: Record<Pace, number> = { none: 0, quick: 0.5, usual: 1, calm: 2 };

interface Habits {
  theme: Theme;
  pace: Pace;
  letters: boolean;
}

const PLACE = 'spadille.habits';
const DEFAULT: Habits = { theme: 'system', pace: 'usual', letters: true };

export function remembered(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function oneOf<T extends string>(words: readonly T[], text: unknown, otherwise: T): T {
  return words.find((word) => word === text) ?? otherwise;
}

function asHabits(kept: unknown): Habits {
  const known = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return {
    theme: oneOf(THEMES, known.theme, DEFAULT.theme),
    pace: oneOf(PACES, known.pace, DEFAULT.pace),
    letters: known.letters !== false,
  };
}

export const habits = $state<Habits>(asHabits(remembered(PLACE)));

const dark = new MediaQuery('(prefers-color-scheme: dark)');

export function themeShown(): 'light' | 'dark' {
  if (habits.theme !== 'system') return habits.theme;
  return dark.current ? 'dark' : 'light';
}

export function keepHabits(): void {
  remember(PLACE, habits);
}

export function chooseLanguage(wanted: Language): void {
  speak(wanted);
  remember('spadille.language', wanted);
}

/** The language chosen last time, else the browser's own. */
export async function beginSpeaking(): Promise<void> {
  const kept = remembered('spadille.language');
  const wanted = typeof kept === 'string' && isLanguage(kept) ? kept : bestLanguage(navigator.languages);
  await learn(wanted);
  speak(wanted);
}
