import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { hasText, setLanguage } from './translate.svelte';

const FILES = import.meta.glob<string>('../../../src/spadille/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CODE = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = Object.keys(FILES).flatMap((path) => /\/en\/(.+)\.ftl$/.exec(path)?.[1] ?? []);

function spoken(language: string, file: string): Map<string, string> {
  const text = FILES[`../../../src/spadille/text/${language}/${file}.ftl`] ?? '';
  const entries = new FluentResource(text).body.flatMap((message) => [
    [message.id, facts(message.value)] as const,
    ...Object.entries(message.attributes).map(
      ([name, value]) => [`${message.id}.${name}`, facts(value)] as const,
    ),
  ]);
  return new Map(entries);
}

/** Return the variables of a sentence, sorted by name. */
function facts(pattern: unknown): string {
  const found = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"([^"]+)"/g)].map(
    ([, name]) => name,
  );
  return [...new Set(found)].sort().join(' ');
}

describe('the catalogue', () => {
  it.each(NAMES)('%s has the same ids and variables in both languages', (file) => {
    const english = spoken('en', file);
    expect(english.size).toBeGreaterThan(0);
    expect(Object.fromEntries(spoken('sv', file))).toEqual(Object.fromEntries(english));
  });

  it('has every id that the code names', () => {
    const named = Object.values(CODE).flatMap((text) => [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)]);
    const ids = [...new Set(named.map(([, id = '']) => id))];
    expect(ids.length).toBeGreaterThan(80);
    for (const language of ['en', 'sv'] as const) {
      setLanguage(language);
      const missing = ids.filter((id) => !hasText(...(id.split('.') as [string, string?])));
      expect(missing).toEqual([]);
    }
  });
});
