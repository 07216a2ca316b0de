import { describe, expect, it } from 'vitest';
import { portraitLayers, portraitOf } from './portrait';

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
  });

  it('is drawn as on link pictures', () => {
    expect(portraitOf('Otto')).toMatchObject({ hat: 'cap', collar: 'bow', cut: 'short', cloth: '#2f4a86' });
    const drawn = portraitLayers('Otto').map(({ fill }) => fill);
    expect(drawn).toEqual(expect.arrayContaining(['#2f4a86', '#b98a4a', '#c98f66', 'none', '#4a4640']));
  });
});
