import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchCatalogue } from '../protocol/game_catalogue.svelte';
import menu from '../testing/games.json';
import { fakeServer } from '../testing/fake_server';
import { builderPath, startPath, parseRulesLink } from './rules_link';

describe('a link with rules', () => {
  beforeAll(async () => {
    fakeServer({ 'GET /api/games': menu });
    await fetchCatalogue();
    vi.unstubAllGlobals();
  });

  const hoyle = { game: 'six-bid', rules: 'hoyle', options: { sixty: 'drawn', solo_rate: 3 } };

  it('restores the same rules', () => {
    const path = startPath(hoyle);
    expect(path).toBe('/?game=six-bid&rules=hoyle&sixty=drawn&solo_rate=3');
    expect(parseRulesLink(path.slice(1))).toEqual(hoyle);
    expect(parseRulesLink(builderPath(hoyle).slice('/rules'.length))).toEqual(hoyle);
  });

  it('uses the first preset if it names none, and nothing if it is empty', () => {
    expect(parseRulesLink('?game=german-solo')).toEqual({
      game: 'german-solo',
      rules: 'standard',
      options: {},
    });
    expect(parseRulesLink('')).toBeNull();
  });

  it.each(['?fbclid=x', '?utm_source=x&utm_medium=y', '?gclid=x&ref=y', '?shade=red', '?'])(
    '%s says nothing of rules',
    (link) => expect(parseRulesLink(link)).toBeNull(),
  );

  it.each(['&utm_source=x', '&fbclid=x&gclid=y', '&shade=red', '&SIXTY=made'])(
    'is the same link with %s behind it, or before',
    (more) => {
      const link = startPath(hoyle).slice(1);
      expect(parseRulesLink(link + more)).toEqual(hoyle);
      expect(parseRulesLink(`?${more.slice(1)}&${link.slice(1)}`)).toEqual(hoyle);
    },
  );

  it('leaves out the preset’s values', () => {
    expect(parseRulesLink('?game=six-bid&rules=hoyle&sixty=made')).toMatchObject({ options: {} });
  });

  it('keeps the preset’s differences for larger tables', () => {
    expect(parseRulesLink('?game=six-bid&sitters=on-loss')).toMatchObject({
      options: { sitters: 'on-loss' },
    });
  });

  it.each([
    ['?rules=hoyle', 'unknown-game'],
    ['?game=six-bid&rules=mine', 'unknown-rules'],
    ['?game=six-bid&pots=yes', 'unknown-option'],
    ['?game=six-bid&sixty=perhaps', 'bad-option'],
    ['?game=six-bid&solo_rate=-1', 'bad-option'],
    ['?game=six-bid&solo_rate=2.5', 'bad-option'],
    ['?game=six-bid&guarantee_points=121', 'bad-option'],
  ])('%s is refused: %s', (link, code) => {
    expect(parseRulesLink(link)).toMatchObject({ code });
  });
});
