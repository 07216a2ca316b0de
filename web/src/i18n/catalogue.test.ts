import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { hasText, setLanguage, t } from './translate.svelte';

const CODE = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TEXTS = import.meta.glob<string>('../../../src/spadille/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('the catalogue has every id that the code names', () => {
  const named = Object.values(CODE).flatMap((text) => [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)]);
  const ids = [...new Set(named.map(([, id = '']) => id))];
  expect(ids.length).toBeGreaterThan(80);
  for (const language of LANGUAGES) {
    setLanguage(language);
    const missing = ids.filter((id) => !hasText(...(id.split('.') as [string, string?])));
    expect(missing).toEqual([]);
  }
});

/** The numbers of each sentence that decide a word's form: `chips chips`, in any language. */
function readPlurals(): Set<string> {
  const sentences = Object.values(TEXTS).flatMap((text) => text.split(/\n(?=[a-z])/));
  const found = sentences.flatMap((sentence) => {
    const [id = ''] = /^[\w-]+/.exec(sentence) ?? [];
    return [...sentence.matchAll(/\$(\w+) ->\s*(?:\[\d\].*\s*)?\[one\]/g)].map(([, name]) => `${id} ${name}`);
  });
  return new Set(found);
}

it('a number that decides the form of a word is not formatted before', () => {
  const plurals = readPlurals();
  expect(plurals).toContain('chips chips');
  const calls = Object.values(CODE).flatMap((text) => [
    ...text.matchAll(/\bt\(\s*'([\w.-]+)',\s*\{(.*?)\}\)/gs),
  ]);
  const wrong = calls.flatMap(([, id = '', facts = '']) =>
    [...facts.matchAll(/(\w+): format(?:Number|Signed)/g)].map(([, name]) => `${id} ${name}`),
  );
  expect(wrong.filter((one) => plurals.has(one))).toEqual([]);
  expect(t('chips', { chips: -1 })).toBe('−1 chip');
  setLanguage('de');
  expect(t('chips', { chips: -1200 })).toBe('−1.200 Chips');
});

it('no word of the catalogue changes its case within a sentence', () => {
  const changed = /\b(?:t|format\w+|\w+Name)\([^;\n]*\)\.to(?:Locale)?(?:Lower|Upper)Case/;
  expect('formatLine(company, given).toLowerCase()').toMatch(changed);
  const lines = Object.values(CODE).flatMap((text) => text.split('\n'));
  expect(lines.filter((line) => changed.test(line))).toEqual([]);
});
