import { expect, it } from 'vitest';
import { isVisibleName } from './visible_name';

it('takes the names that tables and score sheets take', () => {
  for (const name of ['Åsa', ' Bo ', '👨‍👩‍👧', 'می‌خواهم', '7', 'Ann-Charlotte B.'])
    expect(isVisibleName(name), name).toBe(true);
});

it('refuses names that show nothing, are too long, or turn the text around them', () => {
  const blank = ['', '  ', '\u3164', '\u2800', '\u034f', '\ufe0f', '\u115f\uffa0', '\u200d'];
  for (const name of [...blank, 'Bo\u202enaN', 'Bo\u0007', 'x'.repeat(25)])
    expect(isVisibleName(name), name).toBe(false);
});
