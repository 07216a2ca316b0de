import { beforeEach, expect, test } from 'vitest';
import { answered, counted, nextOf, progress } from './progress';

const NOON = new Date('2027-03-01T12:00:00Z');
const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000);

beforeEach(() => localStorage.clear());

test('a puzzle that was found comes again later than one that was not', () => {
  answered('not', 'not', NOON);
  for (const day of [0, 1, 4]) answered('found', 'found', later(day));
  const kept = progress();
  expect(Number(kept['found']?.due)).toBeGreaterThan(Number(kept['not']?.due));
  expect(answered('found', 'found', later(12))).toBeGreaterThan(1);
});

test('what is due comes first, then what is new, then what is due next', () => {
  answered('old', 'not', NOON);
  expect(nextOf(['new', 'old'], progress(), later(1), null)).toBe('old');
  expect(nextOf(['new', 'old'], progress(), NOON, null)).toBe('new');
  expect(nextOf(['old'], progress(), NOON, null)).toBe('old');
  expect(nextOf(['new', 'old'], progress(), later(1), 'old')).toBe('new');
  expect(nextOf([], progress(), NOON, null)).toBeNull();
});

test('what was seen and what is due is counted; what cannot be read counts for nothing', () => {
  answered('one', 'not', NOON);
  expect(counted(['one', 'two'], progress(), later(1))).toEqual({ seen: 1, due: 1 });
  localStorage.setItem('spadille.puzzles', JSON.stringify({ one: { due: 'never' }, two: 3 }));
  expect(counted(['one', 'two'], progress(), later(1))).toEqual({ seen: 0, due: 0 });
});
