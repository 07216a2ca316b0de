import { expect, test } from 'vitest';
import { countStreak } from './daily_streak';

// 2027-03-01 is a Monday.
const march = (...days: number[]) => days.map((day) => `2027-03-${String(day).padStart(2, '0')}`);

test('days in a row are counted, today or not yet', () => {
  expect(countStreak([], '2027-03-05')).toBe(0);
  expect(countStreak(march(3, 4, 5), '2027-03-05')).toBe(3);
  expect(countStreak(march(3, 4), '2027-03-05')).toBe(2);
});

test('one missed day a week is free', () => {
  expect(countStreak(march(1, 2, 4, 5), '2027-03-05')).toBe(4);
  expect(countStreak(march(1, 3, 5), '2027-03-05')).toBe(2);
});

test('the next week has a free day of its own', () => {
  expect(countStreak(march(4, 5, 6, 9, 10), '2027-03-10')).toBe(5);
});
