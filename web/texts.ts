// The catalogue as modules: comments are left out, and what a language lacks is English.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/spadille/text', import.meta.url));
const DEFAULT = 'en';
/** The files that every page has: they are one module, `language.json?raw&texts`. */
const EVERYWHERE = ['game', 'server', 'table'];
const COMMENT = /^#.*\n/gm;
const ENTRY = /^(-?[A-Za-z][\w-]*) *=.*\n?(?:(?!-?[A-Za-z][\w-]* *=).*\n?)*/gm;
const FILE = /\/text\/(\w+)\/(\w+)\.(?:ftl\?raw|json\?raw&texts)$/;

function read(language: string, part: string): string {
  const file = `${FOLDER}/${language}/${part}.ftl`;
  return existsSync(file) ? readFileSync(file, 'utf-8').replace(COMMENT, '') : '';
}

/** Return the sentences of a file, with the English ones that are not translated. */
function complete(language: string, part: string): string {
  const text = read(language, part);
  if (language === DEFAULT) return text;
  const known = new Set([...text.matchAll(ENTRY)].map(([, id]) => id));
  const missing = [...read(DEFAULT, part).matchAll(ENTRY)].filter(([, id]) => !known.has(id));
  return [text, ...missing.map(([entry]) => entry)].join('\n');
}

export const texts = {
  name: 'texts',
  enforce: 'pre' as const,
  load(id: string) {
    const [, language, part] = FILE.exec(id) ?? [];
    if (language === undefined || part === undefined) return null;
    const parts = part === 'language' ? EVERYWHERE : [part];
    const text = parts.map((name) => complete(language, name)).join('\n');
    return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' as const };
  },
};

/** Return the file name of a chunk: texts are named after their language, so that two files differ. */
export function chunkName({
  name,
  facadeModuleId,
}: {
  name: string;
  facadeModuleId?: string | null;
}): string {
  const [, language, part] = FILE.exec(facadeModuleId ?? '') ?? [];
  if (language === undefined) return `assets/${name}-[hash].js`;
  return part === 'language' ? `assets/${language}-[hash].js` : `assets/${language}-${part}-[hash].js`;
}
