import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>('../../../src/spadille/text/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CODE = import.meta.glob<string>(['/src/**/*.ts', '/src/**/*.svelte', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The files of sentences that every page has. */
const BASE = ['game', 'server', 'table'];
/** The module where the search begins; modules that `main.ts` only preloads are not searched. */
const ENTRY = '/src/App.svelte';

/** The file of every message and of every attribute. */
const FILE_OF = new Map(
  Object.entries(FILES).flatMap(([path, text]) => {
    const file = /([^/]+)\.ftl$/.exec(path)?.[1] ?? '';
    return new FluentResource(text).body.flatMap(({ id, attributes }) =>
      [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)].map((name) => [name, file] as const),
    );
  }),
);
const IDS = [...FILE_OF.keys()];

interface Module {
  /** For every message that the module shows, the files that may contain it. */
  uses: { shown: string; files: Set<string> }[];
  /** The files of sentences that the module loads. */
  loads: string[];
  imports: { path: string; parts: string[] }[];
}

const quoted = (text: string) => [...text.matchAll(/'([^'\n]+)'/g)].map(([, word = '']) => word);
/** The names of pages and overlays, of which some are message ids too. */
const PLACES = ['shell/router.svelte.ts', 'shell/overlay.svelte.ts'].flatMap((file) =>
  quoted(CODE[`/src/${file}`] ?? ''),
);

/**
 * Return the message ids that a module names as the first argument of a call, or anywhere; not ids with a
 * fallback text.
 */
function namedIds(code: string): { shown: string; files: Set<string> }[] {
  const calls = [...code.matchAll(/\bt\(([^,;{}]*)/g)].flatMap(([, first = '']) => quoted(first));
  const words = quoted(code).filter((word) => word.includes('-') && !PLACES.includes(word));
  const whole = [...new Set([...calls, ...words])].flatMap((id) => {
    const file = FILE_OF.get(id);
    return file === undefined ? [] : [{ shown: id, files: new Set([file]) }];
  });
  const templates = [...code.matchAll(/\bt\(\s*`([^`]*)`/g)].map(([, text = '']) => text);
  const made = templates.flatMap((text) => {
    const like = new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
    const found = IDS.filter((id) => like.test(id)).map((id) => FILE_OF.get(id) ?? '');
    const optional = code.includes(`hasText(\`${text.split('.')[0] ?? ''}\``);
    return text.startsWith('$') || optional || found.length === 0
      ? []
      : [{ shown: text, files: new Set(found) }];
  });
  return [...whole, ...made];
}

function resolve(from: string, to: string): string | null {
  if (!to.startsWith('.')) return null;
  const path = new URL(to, `file://${from}`).pathname;
  return [path, `${path}.ts`].find((one) => one in CODE) ?? null;
}

function importsOf(from: string, code: string): Module['imports'] {
  const still = [...code.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'([^']+)'/gm)];
  const lazy = [...code.matchAll(/import\('([^']+)'\)(?:,((?:\s*'\w+',?)+))?/g)];
  return [...still, ...lazy].flatMap(([, to = '', parts = '']) => {
    const path = resolve(from, to);
    return path === null ? [] : [{ path, parts: quoted(parts) }];
  });
}

const MODULES = new Map<string, Module>(
  Object.entries(CODE).map(([path, code]) => [
    path,
    {
      uses: namedIds(code),
      loads: [...code.matchAll(/\bloadTexts\('(\w+)'\)/g)].map(([, part = '']) => part),
      imports: importsOf(path, code),
    },
  ]),
);

/**
 * Add to `found` the messages that a module and its imports show although their file is not loaded on the way
 * to them.
 */
function findUnloaded(path: string, loaded: string[], seen: Set<string>, found: Set<string>): Set<string> {
  const module = MODULES.get(path);
  const files = [...new Set([...loaded, ...(module?.loads ?? [])])].sort();
  const visit = `${path} ${files.join(' ')}`;
  if (module === undefined || seen.has(visit)) return found;
  seen.add(visit);
  for (const { shown, files: holding } of module.uses) {
    if (!files.some((file) => holding.has(file)))
      found.add(`${path.slice(5)} shows ${shown} of ${[...holding].join(', ')}, not loaded there`);
  }
  for (const { path: next, parts } of module.imports) findUnloaded(next, [...files, ...parts], seen, found);
  return found;
}

it('every message that a component shows is in a file that is loaded where it is shown', () => {
  expect(MODULES.get(ENTRY)?.imports.length).toBeGreaterThan(20);
  expect([...findUnloaded(ENTRY, BASE, new Set(), new Set())].sort()).toEqual([]);
});
