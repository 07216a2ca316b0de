import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { hasText, setLanguage } from './translate.svelte';

const CODE = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
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
