import { expect, test } from 'vitest';
import { readCards } from './typed_cards';

test('cards are read as people type them', () => {
  expect(readCards('AS 10h, ♦q;7C T♠').cards).toEqual(['AS', 'TH', 'QD', '7C', 'TS']);
});

test('words that name no card are returned', () => {
  expect(readCards('AS 1H king 5D 11C')).toEqual({ cards: ['AS'], wrong: ['1H', 'king', '5D', '11C'] });
  expect(readCards('  ')).toEqual({ cards: [], wrong: [] });
});
