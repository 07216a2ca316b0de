import { beforeEach, describe, expect, it } from 'vitest';
import { namedState } from '../testing/states';
import { isLessonDeal, lessonOf, markLessonDone, loadLessonsDone } from './lesson_progress.svelte';

const tableOf = (bot: string, deal = 1) => {
  const { table } = namedState('auction');
  return {
    ...table,
    deal,
    seats: table.seats.map((seat) => ({ ...seat, bot: seat.seat === 0 ? null : bot })),
  };
};

describe('a lesson', () => {
  beforeEach(() => localStorage.clear());

  it('is recognized by its bots, in its first deal', () => {
    expect(lessonOf(tableOf('lesson-frog-alone'))).toBe('frog-alone');
    expect(isLessonDeal(tableOf('lesson-frog-alone'))).toBe(true);
    expect(isLessonDeal(tableOf('lesson-frog-alone', 2))).toBe(false);
    expect(isLessonDeal(tableOf('club'))).toBe(false);
  });

  it('is stored as done once', () => {
    expect(loadLessonsDone()).toEqual([]);
    markLessonDone('frog-alone');
    markLessonDone('frog-alone');
    expect(loadLessonsDone()).toEqual(['frog-alone']);
  });
});
