/** The catalogue: every sentence comes from here, in the chosen language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import { DEFAULT, languageEntry, LANGUAGES, type Language } from './languages';

export { type Language } from './languages';
export type Facts = Record<string, FluentVariable>;

function makeBundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  texts.forEach((text) => made.addResource(new FluentResource(text)));
  return made;
}

/** The sentences of every page, loaded when a language is first used. */
const LANGUAGE_FILES = import.meta.glob<string>('../../../src/spadille/text/*/language.json', {
  query: '?raw&texts',
  import: 'default',
});
const bundles: Record<Language, FluentBundle | undefined> = {};

/** Sentences of single pages, loaded with the page. */
const PART_FILES = import.meta.glob<string>(
  '../../../src/spadille/text/*/{landing,about,start,builder,teach,line,chance,social,phrases,account,hint,reasons,coach,lessons,deals,codes,alone,pad,review,review_page,site,day,puzzles,beliefs,stats,push,club,club_page,viewer,challenge,cut,friends,less_luck}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);
const loadedParts: Partial<Record<TextPart, Promise<unknown>>> = {};
/** The files of the catalogue that only some pages need. */
export const TEXT_PARTS = [
  'landing',
  'about',
  'start',
  'builder',
  'teach',
  'line',
  'chance',
  'social',
  'phrases',
  'account',
  'hint',
  'reasons',
  'coach',
  'lessons',
  'deals',
  'codes',
  'alone',
  'pad',
  'review',
  'review_page',
  'site',
  'day',
  'puzzles',
  'beliefs',
  'stats',
  'push',
  'club',
  'club_page',
  'viewer',
  'challenge',
  'cut',
  'friends',
  'less_luck',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

const fileOf = (language: Language, part: string) => `../../../src/spadille/text/${language}/${part}`;

async function fetchPart(language: Language, part: TextPart): Promise<string> {
  const [own, english] = [language, DEFAULT].map((code) => PART_FILES[fileOf(code, `${part}.ftl`)]);
  return (await (own ?? english)?.()) ?? '';
}

async function addPart(language: Language, part: TextPart): Promise<void> {
  const text = await fetchPart(language, part);
  bundles[language]?.addResource(new FluentResource(text));
}

/** Load the sentences of some pages in every loaded language; a language loaded later includes them. */
export async function loadTexts(part: TextPart): Promise<void> {
  const known = LANGUAGES.filter((language) => bundles[language]);
  loadedParts[part] ??= Promise.all(known.map((language) => addPart(language, part)));
  try {
    await loadedParts[part];
  } catch (trouble) {
    // so that the next call tries again
    loadedParts[part] = undefined;
    throw trouble;
  }
}

/** Load a component together with its sentences. */
export async function withTexts<Piece>(piece: Promise<Piece>, ...wanted: TextPart[]): Promise<Piece> {
  await Promise.all(wanted.map(loadTexts));
  return piece;
}

/** Load a language without switching to it. */
export async function loadLanguage(language: Language): Promise<void> {
  const wanted = TEXT_PARTS.filter((part) => loadedParts[part]);
  const [text = '', ...more] = await Promise.all([
    LANGUAGE_FILES[fileOf(language, 'language.json')]?.(),
    ...wanted.map((part) => fetchPart(language, part)),
  ]);
  if (bundles[language]) return;
  bundles[language] = makeBundle(language, text, ...more);
  const since = TEXT_PARTS.filter((part) => loadedParts[part] && !wanted.includes(part));
  await Promise.all(since.map((part) => addPart(language, part)));
}

const current = $state<{ language: Language }>({ language: DEFAULT });

export function language(): Language {
  return current.language;
}

/** Switch the language of all components. */
export function setLanguage(wanted: Language): void {
  if (!bundles[wanted]) {
    void loadLanguage(wanted).then(
      () => setLanguage(wanted),
      () => undefined,
    );
    return;
  }
  current.language = wanted;
  document.documentElement.lang = wanted;
}

/** Return the locale of numbers and dates. */
export function locale(): string {
  return languageEntry(current.language).locale;
}

function findPattern(id: string, attribute: string | undefined) {
  const message = bundles[current.language]?.getMessage(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

export function hasText(id: string, attribute?: string): boolean {
  return findPattern(id, attribute) !== undefined && findPattern(id, attribute) !== null;
}

/** Numbers below a thousand are written as they are: creating an Intl.NumberFormat is slow. */
const isSmall = (number: number) => Number.isInteger(number) && number >= 0 && number < 1000;

class PlainNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) ? formatNumber(this.value) : super.toString(scope);
  }
}

function wrapNumbers(facts: Facts): Facts {
  const each = Object.entries(facts).map(([key, fact]) => [
    key,
    typeof fact === 'number' ? new PlainNumber(fact) : fact,
  ]);
  return Object.fromEntries(each) as Facts;
}

/** Return the sentence with the id `name` (or the attribute `id.attribute`), with its variables filled in. */
export function t(name: string, facts: Facts = {}): string {
  const [id = name, attribute] = name.split('.');
  const found = findPattern(id, attribute);
  if (!found) {
    // tests fail on this error, because an id would be shown as a sentence
    console.error(`no text: ${name}`);
    return name;
  }
  return bundles[current.language]?.formatPattern(found, wrapNumbers(facts), []) ?? name;
}

/** Return a text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current.language) + text.slice(1);
}

/** Return a number with its sign, using the minus sign U+2212. */
export function formatSigned(number: number): string {
  if (number > 0) return `+${formatNumber(number)}`;
  return formatNumber(number);
}

/** Return a number that may be negative. */
export function formatNumber(number: number): string {
  return number < 0 ? `−${groupDigits(-number)}` : groupDigits(number);
}

function groupDigits(number: number): string {
  return isSmall(number) ? String(number) : new Intl.NumberFormat(locale()).format(number);
}

function joinList(type: 'disjunction' | 'conjunction', words: string[]): string {
  if (words.length < 2) return words.join('');
  return new Intl.ListFormat(locale(), { type }).format(words);
}

/** Return alternatives as a list: `spades, diamonds or clubs`. */
export function joinOr(words: string[]): string {
  return joinList('disjunction', words);
}

/** Return names as a list: `Alma and Bruno`. */
export function joinAnd(words: string[]): string {
  return joinList('conjunction', words);
}
