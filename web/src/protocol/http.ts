/** The calls to the server; a refusal arrives as `Refusal` with its code. */
import type {
  Devices,
  Error as Refused,
  Games,
  Heard,
  History,
  Learner,
  Lesson,
  Me,
  MyTables,
  NewTable,
  Opened,
  Reasons,
  OpenTables,
  PadAnswer,
  PadAsked,
  Recovery,
  RulebookPage,
  Table,
  TableResults,
  Words,
} from './messages';

export class Refusal extends Error {
  constructor(readonly error: Refused) {
    super(error.code);
  }
}

/** Not a refusal of the game: the server did not answer, or not in its own words. */
export const UNREACHED: Refused = { code: 'unreached', rule: null, facts: {} };

function isRefused(body: unknown): body is Refused {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new Refusal(UNREACHED);
  });
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new Refusal(isRefused(body) ? body : UNREACHED);
}

async function ask<T>(path: string): Promise<T> {
  return (await answer(path)).json() as Promise<T>;
}

async function tell<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await answer(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>;
}

export const games = () => ask<Games>('/api/games');
export const myTables = () => ask<MyTables>('/api/tables');
export const table = (id: string) => ask<Table>(`/api/tables/${id}`);
export const openTable = (wanted: NewTable) => tell<Opened>('/api/tables', wanted);
export const lesson = (game: string) => ask<Lesson>(`/api/lessons/${game}`);
export const openLesson = (wanted: Learner) => tell<Opened>('/api/lessons', wanted);
export const sameCards = (id: string, deal: number) => tell<Opened>(`/api/tables/${id}/again`, { deal });
/** Sits down: on this seat, or where there is one. */
export const sit = (id: string, seat: number | null, name: string) =>
  tell<Opened>(`/api/tables/${id}/seats`, { seat, name });
export const openTables = () => ask<OpenTables>('/api/open-tables');
export const results = (id: string) => ask<TableResults>(`/api/tables/${id}/results`);
/** Every match of a table, one to a line. */
export const recordsPath = (id: string) => `/api/tables/${id}/records`;
export const me = () => ask<Me>('/api/me');
export const makeCode = () => tell<Recovery>('/api/me/recovery', {});
export const useCode = (code: string) => tell<Me>('/api/me/recover', { code });
export const myDevices = () => ask<Devices>('/api/me/devices');
export const signOut = (device: string) => tell<Devices>(`/api/me/devices/${device}/sign-out`, {});
export const signOutOthers = () => tell<Devices>('/api/me/sign-out-others', {});
/** Forgets whoever asks for it by his name. */
export const eraseMe = (name: string) => tell<Me>('/api/me/erase', { name });
export const playedBefore = (after: string | null = null) =>
  ask<History>(`/api/me/history${after === null ? '' : `?after=${encodeURIComponent(after)}`}`);
export const sayInWords = (id: string, words: Words) => tell<Heard>(`/api/tables/${id}/words`, words);
export const hint = (id: string) => tell<Reasons>(`/api/tables/${id}/hint`, {});
/** A score sheet from its log; nothing of it is kept there. */
export const pad = (asked: PadAsked) => tell<PadAnswer>('/api/pad', asked);
export const record = async (id: string) => (await answer(`/api/tables/${id}/record`)).text();
export const rulebook = (page: string, language: string) =>
  ask<RulebookPage>(`/api/rulebook/${page}/${language}`);
