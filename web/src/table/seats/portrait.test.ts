import { describe, expect, it } from 'vitest';
import { BEARDS, portraitOf } from './portrait';

const NAMES = [
  'Amalie',
  'August',
  'Bertha',
  'Bruno',
  'Emil',
  'Hedwig',
  'Hermann',
  'Klara',
  'Otto',
  'Theodor',
];

describe('a portrait', () => {
  it('is always the same for a name', () => {
    for (const name of NAMES) expect(portraitOf(name)).toEqual(portraitOf(name));
  });

  it('is rarely the same for two names', () => {
    const faces = new Set(NAMES.map((name) => JSON.stringify(portraitOf(name))));
    expect(faces.size).toBe(NAMES.length);
  });

  it('has a beard only for a man’s name', () => {
    expect(NAMES.filter((name) => portraitOf(name).beard !== 'none')).not.toContain('Klara');
    expect(
      new Set(
        ['August', 'Bruno', 'Emil', 'Otto', 'Karl', 'Ernst', 'Jakob'].map((name) => portraitOf(name).beard),
      ).size,
    ).toBeGreaterThan(1);
    expect(BEARDS).toContain(portraitOf('Otto').beard);
  });
});
