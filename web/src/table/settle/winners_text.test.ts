import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/translate.svelte';
import { endText, winnersText } from './winners_text';

describe('the end of a match', () => {
  it('names those who ran out of chips, and the reader is "you"', () => {
    expect(endText('bankrupt', [{ name: 'you', mine: true }])).toBe(
      'You ran out of chips, so the match is over.',
    );
    expect(endText('bankrupt', [{ name: 'Karl', mine: false }])).toBe(
      'Karl ran out of chips, so the match is over.',
    );
    expect(endText('deals', [])).toBe('That was the last deal.');
    setLanguage('sv');
    expect(endText('bankrupt', [{ name: 'du', mine: true }])).toBe(
      'Du har slut på marker, så partiet är över.',
    );
  });

  it('names the winners', () => {
    expect(winnersText(['you'], true)).toBe('You win.');
    expect(winnersText(['you', 'Nora'])).toBe('You and Nora tie for first.');
    setLanguage('de');
    expect(winnersText(['du', 'Nora'])).toBe('Gemeinsam vorn: du und Nora.');
  });
});
