import { beforeEach, expect, test } from 'vitest';
import { recordAnswer, countPuzzles, recordStreak, nextPuzzle, loadProgress, loadStreak } from './progress';

const NOON = new Date('2027-03-01T12:00:00Z');
const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000);

beforeEach(() => localStorage.clear());

test('a solved puzzle returns later than one that was not solved', () => {
  recordAnswer('not', 'not', NOON);
  for (const day of [0, 1, 4]) recordAnswer('found', 'found', later(day));
  const kept = loadProgress();
  expect(Number(kept['found']?.due)).toBeGreaterThan(Number(kept['not']?.due));
  expect(recordAnswer('found', 'found', later(12))).toBeGreaterThan(1);
});

test('due puzzles come first, then new ones, then those due next', () => {
  recordAnswer('old', 'not', NOON);
  expect(nextPuzzle(['new', 'old'], loadProgress(), later(1), null)).toBe('old');
  expect(nextPuzzle(['new', 'old'], loadProgress(), NOON, null)).toBe('new');
  expect(nextPuzzle(['old'], loadProgress(), NOON, null)).toBe('old');
  expect(nextPuzzle(['new', 'old'], loadProgress(), later(1), 'old')).toBe('new');
  expect(nextPuzzle([], loadProgress(), NOON, null)).toBeNull();
});

test('seen and due puzzles are counted; invalid entries are ignored', () => {
  recordAnswer('one', 'not', NOON);
  expect(countPuzzles(['one', 'two'], loadProgress(), later(1))).toEqual({ seen: 1, due: 1 });
  localStorage.setItem('spadille.puzzles', JSON.stringify({ one: { due: 'never' }, two: 3 }));
  expect(countPuzzles(['one', 'two'], loadProgress(), later(1))).toEqual({ seen: 0, due: 0 });
});

test('a solved puzzle returns after days', () => {
  expect(recordAnswer('found', 'found', NOON)).toBeGreaterThan(0);
});

test('a streak counts right answers in a row and keeps the longest', () => {
  for (const verdict of ['found', 'as-good', 'not', 'found'] as const) recordStreak(verdict);
  expect(loadStreak()).toEqual({ now: 1, best: 2 });
  localStorage.setItem('spadille.puzzles.streak', '"none"');
  expect(loadStreak()).toEqual({ now: 0, best: 0 });
});
