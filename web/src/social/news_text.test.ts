import { describe, expect, it } from 'vitest';
import type { Notice } from '../protocol/messages';
import { sharedState } from '../testing/shared_table';
import { LANGUAGES } from '../i18n/languages';
import { setLanguage } from '../i18n/translate.svelte';
import { newsText, phraseText } from './news_text';

const KINDS = [
  ...['sat', 'wished', 'withdrew', 'left', 'placed', 'freed', 'nudged', 'covered', 'returned'],
  ...['agreed', 'declined', 'stopped', 'began', 'took-back', 'showed-hands', 'opened-up', 'closed-up'],
] as Notice['kind'][];
const ABOUT = ['stop', 'match', 'claim', 'take-back', 'show-hands'] as const;

describe('news beside the play', () => {
  const now = sharedState('follow');
  const told = (news: Partial<Notice>) => newsText(now, { seq: 1, kind: 'sat', seat: 1, ...news });

  it.each(LANGUAGES)('have a text for every kind in %s', (language) => {
    setLanguage(language);
    const news = [
      ...KINDS.map((kind) => told({ kind })),
      ...ABOUT.map((about) => told({ kind: 'asked', about })),
      ...(['rest', 'give-up'] as const).map((claim) => told({ kind: 'claimed', claim })),
    ];
    for (const words of news) expect(words).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(news).size).toBe(news.length);
  });

  it('address the reader as you, and use the others’ names at that time', () => {
    expect(told({ seat: 0, kind: 'returned' })).toBe('You are back.');
    expect(told({ kind: 'left', name: 'Bertil' })).toBe('Bertil leaves the table.');
    expect(told({ kind: 'claimed', claim: 'rest' })).toBe('The rest goes to Bo.');
    expect(newsText(now, { seq: 1, kind: 'declined', seat: 1 }, 1)).toBe('Bo withdraws the question.');
    expect(told({ kind: 'began', seat: null })).toBe('Another match begins.');
  });

  it('quote phrases and describe reactions', () => {
    expect(phraseText(now, { type: 'said', seat: 1, phrase: 'thanks' })).toBe('Bo: Thanks.');
    expect(phraseText(now, { type: 'said', seat: 1, phrase: 'glass' })).toBe('Bo raises a glass.');
  });
});
