/** The sheets that this browser stores: for each its log, and the hand that is being entered. */
import { loadText, removeText, saveText, storedKeys } from '../../shell/browser_storage';

export type Entry = Record<string, unknown>;

export interface StoredSheet {
  log: Entry[];
  draft: Entry;
  /** The number of the hand that the draft corrects; null for a new hand. */
  correcting: number | null;
  /** The id of the published copy on the server, if there is one. */
  house?: string;
}

const PLACE = 'spadille.sheet.';

function parseSheet(text: string | null): StoredSheet | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<StoredSheet> | null;
    if (!kept || !Array.isArray(kept.log)) return null;
    const { log, draft = {}, correcting = null, house } = kept;
    return { log, draft, correcting, ...(typeof house === 'string' && { house }) };
  } catch {
    return null;
  }
}

export function loadSheet(id: string): StoredSheet | null {
  return parseSheet(loadText(PLACE + id));
}

/** Store a sheet in one write, so that it is never stored in part. Return false if the browser has no space. */
export function saveSheet(id: string, sheet: StoredSheet): boolean {
  return saveText(PLACE + id, JSON.stringify(sheet));
}

export function deleteSheet(id: string): void {
  removeText(PLACE + id);
}

/** How a log from elsewhere relates to the stored one. */
export type Brought = 'new' | 'longer' | 'known' | 'other';

function continues(log: readonly Entry[], beginning: readonly Entry[]): boolean {
  return beginning.every((entry, place) => JSON.stringify(entry) === JSON.stringify(log[place]));
}

export function compareSheet(id: string, log: readonly Entry[]): Brought {
  const mine = loadSheet(id)?.log;
  if (!mine) return 'new';
  if (continues(mine, log)) return 'known';
  return continues(log, mine) ? 'longer' : 'other';
}

/**
 * Store a log that continues the stored one; the rest of the sheet is unchanged. Return false if there is no
 * space.
 */
export function mergeSheet(id: string, log: Entry[]): boolean {
  if (compareSheet(id, log) === 'known') return true;
  return saveSheet(id, { ...(loadSheet(id) ?? { draft: {}, correcting: null }), log });
}

export function newSheetId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
}

export interface SheetEntry {
  id: string;
  title: string;
  names: string[];
  game: string;
  hands: number;
  time: string;
}

function text(entry: Entry | undefined, key: string): string {
  const said = entry?.[key];
  return typeof said === 'string' ? said : '';
}

/** Return how many hands of a log count, without applying the rules: those entered minus those struck out. */
function countHands(log: readonly Entry[]): number {
  const counting: unknown[] = [];
  for (const { entry } of log) {
    if (entry === 'undo') counting.pop();
    else counting.push(entry);
  }
  const count = (kind: string) => counting.filter((entry) => entry === kind).length;
  return count('hand') - count('strike');
}

/** All sheets, the latest first. */
export function listSheets(): SheetEntry[] {
  const found = storedKeys(PLACE).map((key) => {
    const log = parseSheet(loadText(key))?.log ?? [];
    const [head] = log;
    const [title, game, time] = [text(head, 'title'), text(head, 'game'), text(head, 'time')];
    const names = (Array.isArray(head?.names) ? head.names : []).filter((name) => typeof name === 'string');
    return { id: key.slice(PLACE.length), title, names, game, hands: countHands(log), time };
  });
  return found.sort((one, other) => other.time.localeCompare(one.time));
}

/** Call `tell` whenever another page changes a sheet. Return a function that ends this. */
export function onSheetChange(id: string, tell: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === PLACE + id) tell();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
