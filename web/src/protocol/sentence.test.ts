import { describe, expect, it } from 'vitest';
import type { ContractSheet } from './messages';
import { namedState } from '../testing/states';
import { formatNumber, formatSigned, setLanguage } from '../i18n/translate.svelte';
import {
  cardName,
  describeFigure,
  errorText,
  formatBriefly,
  formatClauses,
  formatLine,
  formatSentence,
  seatLabel,
} from './sentence';

const now = namedState('follow');

describe('a sentence of the table', () => {
  it('names its seat, or addresses the reader', () => {
    expect(formatLine(now, { id: 'said-pass', seat: 1 })).toBe('Alma passes.');
    expect(formatLine(now, { id: 'said-pass', seat: now.you })).toBe('You pass.');
  });

  it('calls the reader "you" wherever a name stands, within a sentence and alone', () => {
    const own = now.you ?? 0;
    expect(seatLabel(now, own)).toBe('You');
    expect(formatLine(now, { id: 'settlement-pair', names: [1, own] })).toBe('Alma and you played together.');
    expect(formatLine(now, { id: 'settlement-pair', names: [own, 1] })).toBe('You and Alma played together.');
    const verdict = {
      points: 86,
      away: 26,
      needed: 60,
      rate: 2,
      shares: { id: 'settlement-each-won', value: 52 },
    };
    const made = (seat: number) => formatLine(now, { id: 'settlement-against-won', seat, ...verdict });
    expect(made(own)).toBe('You made it with 86 points: 26 over 60 at 2 a point, 52 from each.');
    expect(made(1)).toBe('Alma made it with 86 points: 26 over 60 at 2 a point, 52 from each.');
    setLanguage('sv');
    expect(seatLabel(now, own)).toBe('Du');
    expect(made(own)).toBe('Du gick hem med 86 ögon: 26 över 60, 2 per öga, 52 av var och en.');
  });

  it('writes the percentage as the language does, with what it is a chance of', () => {
    const figure = { id: 'hint-figure-makes', chance: 62 };
    expect(describeFigure(figure)).toBe('62% to make it');
    setLanguage('sv');
    expect(describeFigure(figure)).toBe('62\u00a0% går hem');
  });

  it('names cards, suits and contracts in the current language', () => {
    const named = { id: 'in-trump', contract: 'solo', trump: 'S' };
    expect(formatSentence(now, named)).toBe('solo in spades');
    expect(formatLine(now, named)).toBe('Solo in spades');
    setLanguage('sv');
    expect(formatLine(now, { id: 'said-play', seat: 1, card: 'TH' })).toBe('Alma lägger hjärter tio.');
  });

  it('formats lists, alternatives and nested sentences', () => {
    const away = { id: 'said-discard', seat: 1, cards: ['AS', 'TS', '9S'] };
    expect(formatLine(now, away)).toBe('Alma lays away the ace of spades, ten of spades and nine of spades.');
    const follow = {
      ...{ id: 'turn-follow', name: 1, suit: 'S' },
      cards: { or: [{ id: 'rank-the-Q' }, { id: 'rank-the-8' }] },
    };
    expect(formatLine(now, follow)).toBe('Alma led spades: follow with the queen or the eight.');
  });

  it('exists for every stored state', () => {
    for (const moment of ['settled-frog', 'discard', 'redouble', 'partner', 'give'] as const) {
      const { wording, ...state } = namedState(moment);
      const sentences = [...(wording?.turn ?? []), ...(wording?.told ?? []), ...(wording?.choices ?? [])];
      for (const sentence of sentences) expect(formatLine(state, sentence)).not.toMatch(/[{}]|^[a-z]+-/);
    }
  });
});

const sheets = namedState('auction').table.sheet;
function sheet(id: string): ContractSheet {
  const found = sheets.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id} at the table`);
  return found;
}

describe('words of the game', () => {
  it('name cards in the word order of the language', () => {
    expect(cardName('TH')).toBe('ten of hearts');
    setLanguage('sv');
    expect(cardName('TH')).toBe('hjärter tio');
  });

  it('describe the contracts of this table', () => {
    const promised = (id: string) => formatClauses(sheet(id).promise);
    expect(promised('solo')).toBe('name spades, diamonds or clubs; more than 60 points');
    expect(promised('misere')).toBe('no trumps; take no card worth points');
    expect(promised('guarantee')).toBe('name trumps; at least 80 points, in hearts 74');
    expect(promised('spread')).toBe('no trumps; take no card worth points; your hand laid open');
    expect(promised('call')).toBe('name trumps; you may call a card; all 120 points');
  });

  it('say what a price is for, shorter if there is little room', () => {
    expect(formatClauses(sheet('call').unit)).toBe('from each');
    expect(formatClauses(sheet('solo').unit)).toBe('a point, from each');
    expect(formatBriefly(sheet('solo').unit)).toBe('a point, each');
    const dearer = [...sheet('call').unit, { id: 'price-in-suit', suit: 'H', value: 150 }];
    expect(formatClauses(dearer)).toBe('from each; in hearts 150');
    setLanguage('sv');
    expect(formatBriefly(dearer)).toBe('av var och en; i hjärter 150');
  });

  it('use the minus sign U+2212', () => {
    expect(formatSigned(-21)).toBe('−21');
    expect(formatSigned(42)).toBe('+42');
    expect(formatSigned(0)).toBe('0');
    expect(formatNumber(-1200)).toBe('−1,200');
  });

  it('have a fallback for unknown refusals', () => {
    expect(errorText('never-heard-of')).toBe('You can’t do that now.');
    expect(errorText('must-follow-suit', { suit: 'S' })).toBe('You hold spades: follow suit.');
  });
});
