import { expect, it } from 'vitest';
import { bestLanguage, DEFAULT, languageEntry, LANGUAGES } from './languages';

it('the first preferred language that is registered is chosen', () => {
  expect(bestLanguage(['tlh', 'sv-FI', 'en'])).toBe('sv');
  expect(bestLanguage(['SV'])).toBe('sv');
  expect(bestLanguage(['svx', 'tlh'])).toBe(DEFAULT);
  expect(bestLanguage([])).toBe(DEFAULT);
});

it('the default comes first, and every language has its own name', () => {
  expect(LANGUAGES[0]).toBe(DEFAULT);
  const names = LANGUAGES.map((code) => languageEntry(code).name);
  expect(new Set(names).size).toBe(LANGUAGES.length);
});
