import { describe, expect, it } from 'vitest';
import { cutFile } from './club_http';

describe('cutFile', () => {
  it('cuts a long file between lines, and loses nothing', () => {
    const text = Array.from({ length: 900 }, (_, number) => `${'x'.repeat(100)} ${number}\n`).join('');
    const parts = cutFile(text);
    expect(parts.join('')).toBe(text);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.every((part) => part.endsWith('\n') && part.length <= 24_000)).toBe(true);
  });

  it('leaves a short file whole', () => {
    expect(cutFile('one\ntwo\n')).toEqual(['one\ntwo\n']);
  });
});
