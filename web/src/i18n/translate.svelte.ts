/** The catalogue: every sentence the table says comes from here, in the language chosen. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'sv'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  texts.forEach((text) => made.addResource(new FluentResource(text)));
  return made;
}

/** A language is fetched when it is first spoken. */
const FETCH: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import('./en'),
  sv: () => import('./sv'),
};
const bundles: Partial<Record<Language, FluentBundle>> = {};

/** What only some pages say: fetched with those pages. */
const PARTS = import.meta.glob<string>(
  '../../../src/spadille/text/*/{door,about,start,builder,teach,line,chance,company,phrases,mine,hint,coach,lessons,deals,codes,alone,pad,review,lookback,site,day,puzzles,beliefs,myplay,bell,club,looking,challenge,cut}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);
const parts: Partial<Record<Part, Promise<unknown>>> = {};
/** The files of the catalogue that only some pages need. */
export const PARTED = [
  'door',
  'about',
  'start',
  'builder',
  'teach',
  'line',
  'chance',
  'company',
  'phrases',
  'mine',
  'hint',
  'coach',
  'lessons',
  'deals',
  'codes',
  'alone',
  'pad',
  'review',
  'lookback',
  'site',
  'day',
  'puzzles',
  'beliefs',
  'myplay',
  'bell',
  'club',
  'looking',
  'challenge',
  'cut',
] as const;
export type Part = (typeof PARTED)[number];

async function read(language: Language, part: Part): Promise<string> {
  return (await PARTS[`../../../src/spadille/text/${language}/${part}.ftl`]?.()) ?? '';
}

async function addPart(language: Language, part: Part): Promise<void> {
  const text = await read(language, part);
  bundles[language]?.addResource(new FluentResource(text));
}

/** Fetches what only some pages say, in every language known so far; the others follow when they are learnt. */
export async function learnMore(part: Part): Promise<void> {
  const known = LANGUAGES.filter((language) => bundles[language]);
  parts[part] ??= Promise.all(known.map((language) => addPart(language, part)));
  try {
    await parts[part];
  } catch (trouble) {
    // the next time it is fetched again
    parts[part] = undefined;
    throw trouble;
  }
}

/** A piece of the page together with what only it says. */
export async function fetched<Piece>(piece: Promise<Piece>, ...wanted: Part[]): Promise<Piece> {
  await Promise.all(wanted.map(learnMore));
  return piece;
}

/** Fetches a language, so that it can be spoken at once. */
export async function learn(language: Language): Promise<void> {
  const wanted = PARTED.filter((part) => parts[part]);
  const [{ texts }, ...more] = await Promise.all([
    FETCH[language](),
    ...wanted.map((part) => read(language, part)),
  ]);
  if (bundles[language]) return;
  bundles[language] = bundle(language, ...texts, ...more);
  const since = PARTED.filter((part) => parts[part] && !wanted.includes(part));
  await Promise.all(since.map((part) => addPart(language, part)));
}

const chosen = $state<{ language: Language }>({ language: 'en' });

export function language(): Language {
  return chosen.language;
}

/** Speaks another language from now on, on every page at once. */
export function speak(wanted: Language): void {
  if (!bundles[wanted]) {
    void learn(wanted).then(
      () => speak(wanted),
      () => undefined,
    );
    return;
  }
  chosen.language = wanted;
  document.documentElement.lang = wanted;
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((known) => known === text);
}

/** The first of the wanted languages that the table speaks. */
export function bestLanguage(wanted: readonly string[]): Language {
  return wanted.map((text) => text.slice(0, 2)).find(isLanguage) ?? 'en';
}

function pattern(id: string, attribute: string | undefined) {
  const message = bundles[chosen.language]?.getMessage(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

export function knows(id: string, attribute?: string): boolean {
  return pattern(id, attribute) !== undefined && pattern(id, attribute) !== null;
}

/** What is below a thousand is written as it stands: to make the browser's own writer of numbers takes long. */
const simple = (number: number) => Number.isInteger(number) && number >= 0 && number < 1000;

class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return simple(this.value) ? String(this.value) : super.toString(scope);
  }
}

function counted(facts: Facts): Facts {
  const each = Object.entries(facts).map(([key, fact]) => [
    key,
    typeof fact === 'number' ? new Count(fact) : fact,
  ]);
  return Object.fromEntries(each) as Facts;
}

/** The sentence `id` (or its `id.attribute`) with the facts put in. */
export function say(name: string, facts: Facts = {}): string {
  const [id = name, attribute] = name.split('.');
  const found = pattern(id, attribute);
  if (!found) return name;
  return bundles[chosen.language]?.formatPattern(found, counted(facts), []) ?? name;
}

/** A word or phrase as the beginning of a line. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(chosen.language) + text.slice(1);
}

/** A number with its sign, the minus a real one. */
export function signed(number: number): string {
  if (number > 0) return `+${plain(number)}`;
  return plain(number);
}

/** A number that may be below nothing. */
export function plain(number: number): string {
  return number < 0 ? `−${grouped(-number)}` : grouped(number);
}

function grouped(number: number): string {
  return simple(number) ? String(number) : new Intl.NumberFormat(chosen.language).format(number);
}

function list(type: 'disjunction' | 'conjunction', words: string[]): string {
  if (words.length < 2) return words.join('');
  // British English: no comma before the last
  return new Intl.ListFormat(chosen.language === 'en' ? 'en-GB' : chosen.language, { type }).format(words);
}

/** Things one may choose between, as in `spades, diamonds or clubs`. */
export function either(words: string[]): string {
  return list('disjunction', words);
}

/** Several at once, as in `Alma and Bruno`. */
export function all(words: string[]): string {
  return list('conjunction', words);
}
