/** The registered languages: each folder of texts with a `language.json`. */

export interface Entry {
  /** Its own name. */
  name: string;
  /** The locale of its numbers and dates. */
  locale: string;
  /** The currency that a new score sheet suggests. */
  currency: string;
}
/** The code of a registered language. */
export type Language = string;

export const DEFAULT: Language = 'en';

const FILES = import.meta.glob<Entry>('../../../src/spadille/text/*/language.json', {
  eager: true,
  import: 'default',
});
const entries = new Map(
  Object.entries(FILES).map(([path, entry]) => [/(\w+)\/language\.json$/.exec(path)?.[1] ?? '', entry]),
);

/** The codes of the languages, the default first. */
export const LANGUAGES: readonly Language[] = [
  DEFAULT,
  ...[...entries.keys()].filter((code) => code !== DEFAULT),
];

export function languageEntry(language: Language): Entry {
  const entry = entries.get(language) ?? entries.get(DEFAULT);
  if (entry === undefined) throw new Error('no language is registered');
  return entry;
}

export function isLanguage(text: string | null | undefined): text is Language {
  return typeof text === 'string' && entries.has(text);
}

/** Return the first preferred language that the app has. */
export function bestLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? DEFAULT;
}
