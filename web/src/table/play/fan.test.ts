import { describe, expect, it } from 'vitest';
import { layOutHand } from './fan';

const HAND = 'AS TS 9S KH QH 8H 7H TC 6C AD JD'.split(' ');
const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 600, height: 900 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

describe('the fan', () => {
  it.each(SCREENS)('fits %o and shows a finger’s width of every card', (screen) => {
    const room = screen.width >= 1024 ? screen.width - 328 : screen.width;
    for (let count = 1; count <= HAND.length; count += 1) {
      const laid = layOutHand(HAND.slice(0, count), room, screen);
      expect(laid.rows.flat()).toEqual(HAND.slice(0, count));
      for (const row of laid.rows) {
        expect(row.length).toBeLessThanOrEqual(laid.row === 0 ? 11 : 7);
        expect(laid.card + laid.step * (row.length - 1)).toBeLessThanOrEqual(room);
        if (row.length > 1) expect(laid.step).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it('breaks into two rows between suits', () => {
    expect(layOutHand(HAND, 390, { width: 390, height: 844 }).rows).toEqual([
      HAND.slice(0, 7),
      HAND.slice(7),
    ]);
  });

  it('keeps the card width while it closes gaps', () => {
    const screen = { width: 390, height: 844 };
    expect(layOutHand(HAND.slice(0, 3), 390, screen).card).toBe(layOutHand(HAND, 390, screen).card);
  });
});
