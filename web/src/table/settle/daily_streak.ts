/** The days on which the deal of the day was played in this browser. */
import { saveLocal, loadLocal } from '../../shell/settings.svelte';

const PLACE = 'spadille.days';
const A_DAY = 86_400_000;
const KEPT = 800;

const isDay = (one: unknown): one is string => typeof one === 'string' && /^\d{4}-\d\d-\d\d$/.test(one);
const number = (day: string) => Date.parse(`${day}T00:00:00Z`) / A_DAY;
/** Return the number of the week of a day; weeks begin on Monday, and day 0 (1 January 1970) was a Thursday. */
const week = (day: number) => Math.floor((day + 3) / 7);

export function loadDaysPlayed(): string[] {
  const kept = loadLocal(PLACE);
  return Array.isArray(kept) ? kept.filter(isDay) : [];
}

export function markDayPlayed(day: string): void {
  const kept = loadDaysPlayed();
  if (!kept.includes(day)) saveLocal(PLACE, [...kept, day].sort().slice(-KEPT));
}

/** Return the length of the streak up to today. One missed day in a week does not end it, nor does today. */
export function countStreak(played: readonly string[], today: string): number {
  const days = new Set(played.map(number));
  const first = Math.min(...days);
  const free = new Set<number>();
  let count = 0;
  for (let day = number(today); day >= first; day -= 1) {
    if (days.has(day)) count += 1;
    else if (day < number(today)) {
      if (free.has(week(day))) break;
      free.add(week(day));
    }
  }
  return count;
}
