import { expect, it } from 'vitest';
import { digitOf, letterOf } from './keyboard';

const press = (key: string, code: string, shiftKey = false) =>
  new KeyboardEvent('keydown', { key, code, shiftKey });

it.each([
  ['w', 'KeyW', 'w'],
  ['W', 'KeyW', 'w'],
  ['ц', 'KeyW', 'w'], // Russian
  ['ς', 'KeyW', 'w'], // Greek
  ['ש', 'KeyA', 'a'], // Hebrew
  ['w', 'KeyZ', 'w'], // French: the letter on the key is the one that help names
  ['ö', 'Semicolon', 'ö'],
  ['Process', 'KeyL', 'l'], // while an input method is at work
  ['?', 'Slash', ''],
  ['Enter', 'Enter', ''],
])('%s on %s is the letter %s', (key, code, letter) => expect(letterOf(press(key, code))).toBe(letter));

it.each([
  ['1', 'Digit1', false, '1'],
  ['&', 'Digit1', false, '1'], // French
  ['à', 'Digit0', false, '0'],
  ['1', 'Digit1', true, '1'],
  ['!', 'Digit1', true, ''],
  ['/', 'Digit7', true, ''], // German and Swedish
  ['٣', 'Digit3', false, '3'], // Arabic
  ['5', 'Numpad5', false, '5'],
  ['End', 'Numpad1', false, ''],
  ['a', 'KeyA', false, ''],
] as const)('%s on %s is the digit %s', (key, code, shift, digit) =>
  expect(digitOf(press(key, code, shift))).toBe(digit),
);
