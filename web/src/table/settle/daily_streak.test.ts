import { expect, test } from 'vitest';
import { countStreak } from './daily_streak';

// 2027-03-01 is a Monday.
const march = (...days: number[]) => days.map((day) => `2027-03-${String(day).padStart(2, '0')}`);

test('days in a row are counted, with or without today', () => {
  expect(countStreak([], '2027-03-05')).toBe(0);
  expect(countStreak(march(3, 4, 5), '2027-03-05')).toBe(3);
  expect(countStreak(march(3, 4), '2027-03-05')).toBe(2);
});

test('one missed day per week does not break the streak', () => {
  expect(countStreak(march(1, 2, 4, 5), '2027-03-05')).toBe(4);
  expect(countStreak(march(1, 3, 5), '2027-03-05')).toBe(2);
});

test('each week has its own free day', () => {
  expect(countStreak(march(4, 5, 6, 9, 10), '2027-03-10')).toBe(5);
});
