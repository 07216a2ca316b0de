import { describe, expect, it } from 'vitest';
import { BEARDS, looks } from './portrait';

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
    for (const name of NAMES) expect(looks(name)).toEqual(looks(name));
  });

  it('is hardly ever that of somebody else', () => {
    const faces = new Set(NAMES.map((name) => JSON.stringify(looks(name))));
    expect(faces.size).toBe(NAMES.length);
  });

  it('has a beard only where the name is a man’s', () => {
    expect(NAMES.filter((name) => looks(name).beard !== 'none')).not.toContain('Klara');
    expect(
      new Set(['August', 'Bruno', 'Emil', 'Otto', 'Karl', 'Ernst', 'Jakob'].map((name) => looks(name).beard))
        .size,
    ).toBeGreaterThan(1);
    expect(BEARDS).toContain(looks('Otto').beard);
  });
});
