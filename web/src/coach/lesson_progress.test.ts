import { beforeEach, describe, expect, it } from 'vitest';
import { stateAt } from '../testing/states';
import { isLesson, lessonAt, lessonDone, lessonsDone } from './lesson_progress.svelte';

const tableOf = (bot: string, deal = 1) => {
  const { table } = stateAt('auction');
  return {
    ...table,
    deal,
    seats: table.seats.map((seat) => ({ ...seat, bot: seat.seat === 0 ? null : bot })),
  };
};

describe('a lesson', () => {
  beforeEach(() => localStorage.clear());

  it('is known by its companions, in its first deal', () => {
    expect(lessonAt(tableOf('lesson-frog-alone'))).toBe('frog-alone');
    expect(isLesson(tableOf('lesson-frog-alone'))).toBe(true);
    expect(isLesson(tableOf('lesson-frog-alone', 2))).toBe(false);
    expect(isLesson(tableOf('club'))).toBe(false);
  });

  it('is kept as done, once', () => {
    expect(lessonsDone()).toEqual([]);
    lessonDone('frog-alone');
    lessonDone('frog-alone');
    expect(lessonsDone()).toEqual(['frog-alone']);
  });
});
