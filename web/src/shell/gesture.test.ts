import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spendGesture } from './gesture';

const decide = vi.fn(spendGesture);
const look = vi.fn();
let clock = 0;

/** Simulate a tap so many milliseconds after the last one, and so many pixels to the right of it. */
function tap(on: 'decide' | 'look', later = 0, right = 0, type = 'touch', detail = 1): void {
  clock += later;
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    detail,
    clientX: 40 + right,
    clientY: 40,
  });
  Object.defineProperties(event, { timeStamp: { value: clock }, pointerType: { value: type } });
  document.getElementById(on)?.dispatchEvent(event);
}

describe('one gesture', () => {
  beforeEach(() => {
    clock += 10_000;
    document.body.innerHTML = '<button id="decide"></button><button id="look"></button>';
    document.getElementById('decide')?.addEventListener('click', decide);
    document.getElementById('look')?.addEventListener('click', look);
    decide.mockClear();
    look.mockClear();
  });
  afterEach(() => (document.body.innerHTML = ''));

  it.each([60, 200, 300, 390])(
    'makes one decision, and nothing else %i ms after it at that spot',
    (later) => {
      tap('decide');
      tap('decide', later, 10);
      expect(decide).toHaveBeenCalledTimes(1);
      tap('decide', 1000);
      tap('look', later);
      expect(look).not.toHaveBeenCalled();
    },
  );

  it('leaves what is meant: later, elsewhere, or where nothing was decided', () => {
    tap('decide');
    tap('decide', 410);
    tap('decide', 90, 60);
    expect(decide).toHaveBeenCalledTimes(3);
    tap('look', 1000);
    tap('look', 50);
    tap('look', 50);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('is a double click as the mouse counts it, and a key has no place', () => {
    tap('decide', 0, 0, 'mouse');
    tap('decide', 150, 0, 'mouse', 2);
    expect(decide).toHaveBeenCalledTimes(1);
    tap('decide', 150, 0, 'mouse', 1);
    tap('decide', 20, 0, '', 0);
    expect(decide).toHaveBeenCalledTimes(3);
  });

  it('is one press of a key, however long it is held', () => {
    const button = document.getElementById('decide');
    const key = (repeat: boolean) =>
      button?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
      );
    expect([key(false), key(true)]).toEqual([true, false]);
  });
});
