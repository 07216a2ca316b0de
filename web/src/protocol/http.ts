/** The calls to the house; a refusal arrives as `Refusal` with its code. */
import { askHouse } from '@transport';
import type {
  BellKey,
  BellState,
  BellWanted,
  Challenge,
  ChallengeHouse,
  ChallengeMade,
  ClubAnswer,
  ClubAsked,
  Coaching,
  DayPar,
  DayResult,
  DayToday,
  DealText,
  Devices,
  Error as Refused,
  FoundDeal,
  Games,
  HandShown,
  HandWanted,
  Heard,
  History,
  KeptSheets,
  Learner,
  Lessons,
  Me,
  MyPlay,
  MyTables,
  NewTable,
  Opened,
  OpenTables,
  PadAnswer,
  PadAsked,
  PlayDeal,
  PuzzleAnswer,
  PuzzleAsked,
  PuzzleJudged,
  PuzzleList,
  Reasons,
  Recovery,
  Replay,
  ReviewAnswer,
  RulebookPage,
  SheetKept,
  SheetLooked,
  SheetToKeep,
  Table,
  TableResults,
  Trained,
  TrainerQuestion,
  Verdict,
  WantedChallenge,
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
  const response = await askHouse(path, init).catch(() => {
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
export const showHand = (wanted: HandWanted) => tell<HandShown>('/api/hands', wanted);
export const lessons = () => ask<Lessons>('/api/lessons');
export const coachWord = (id: string) => ask<Coaching>(`/api/tables/${id}/coach`);
export const weighAnswer = (id: string, action: string) =>
  tell<Verdict>(`/api/tables/${id}/coach`, { action });
const trainerPath = (game: string, seed: number, number: number) =>
  `/api/trainer/${game}?seed=${seed}&number=${number}`;
export const trainerHand = (game: string, seed: number, number: number) =>
  ask<TrainerQuestion>(trainerPath(game, seed, number));
export const trainerAnswer = (game: string, seed: number, number: number, action: string) =>
  tell<Trained>(trainerPath(game, seed, number), { action });
export const openLesson = (wanted: Learner) => tell<Opened>('/api/lessons', wanted);
export const sameCards = (id: string, deal: number) => tell<Opened>(`/api/tables/${id}/again`, { deal });
/** Sits down: on this seat, or where there is one. */
export const sit = (id: string, seat: number | null, name: string) =>
  tell<Opened>(`/api/tables/${id}/seats`, { seat, name });
export const openTables = () => ask<OpenTables>('/api/open-tables');
export const results = (id: string) => ask<TableResults>(`/api/tables/${id}/results`);
/** Every match of a table, one to a line. */
export const recordsPath = (id: string) => `/api/tables/${id}/records`;
export const records = async (id: string) => (await answer(recordsPath(id))).text();
/** An evening as data, and as a page that needs nothing else. */
export const evening = async (id: string) => (await answer(`/api/tables/${id}/evening`)).text();
export const eveningAsPage = async (id: string, language: string) =>
  (await ask<DealText>(`/api/tables/${id}/evening/${language}`)).text;
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
export const myPlay = () => ask<MyPlay>('/api/me/play');
export const sayInWords = (id: string, words: Words) => tell<Heard>(`/api/tables/${id}/words`, words);
export const hint = (id: string) => tell<Reasons>(`/api/tables/${id}/hint`, {});
/** The deal that a text stands for: a code, an address or a record. */
export const findDeal = (text: string) => tell<FoundDeal>('/api/deals', { text });
const seen = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);
export const dealByCode = (code: string, seat: number | null) =>
  ask<Replay>(`/api/deals/${code}${seen(seat)}`);
export const dealOfMatch = (table: string, match: number, deal: number, seat: number | null) =>
  ask<Replay>(`/api/tables/${table}/deals/${match}/${deal}${seen(seat)}`);
export const dealRecord = async (code: string) => (await ask<DealText>(`/api/deals/${code}/record`)).text;
export const dealDiagram = async (code: string, language: string) =>
  (await ask<DealText>(`/api/deals/${code}/diagram/${language}`)).text;
export const playDeal = (code: string, wanted: PlayDeal) => tell<Opened>(`/api/deals/${code}/tables`, wanted);
/** The review of a deal as a seat played it, or how far the judge has come. */
export const dealReview = (code: string, seat: number) =>
  tell<ReviewAnswer>(`/api/deals/${code}/reviews`, { seat });
export const reviewAsPage = async (code: string, seat: number, language: string) =>
  (await ask<DealText>(`/api/deals/${code}/reviews/${seat}/${language}`)).text;
export const today = () => ask<DayToday>('/api/day');
export const playToday = (game: string, name: string) => tell<Opened>(`/api/day/${game}`, { name });
export const resultOfToday = (game: string) => ask<DayResult>(`/api/day/${game}`);
export const parOfToday = (game: string) => ask<DayPar>(`/api/day/${game}/par`);
/** The same cards for a whole table: made from a deal, taken up, and how it stands. */
export const makeChallenge = (code: string, wanted: WantedChallenge) =>
  tell<ChallengeMade>(`/api/deals/${code}/challenges`, wanted);
export const challenge = (id: string) => ask<Challenge>(`/api/challenges/${id}`);
export const takeUp = (id: string, name: string) => tell<Opened>(`/api/challenges/${id}`, { name });
export const challengeByTheHouse = (id: string) => ask<ChallengeHouse>(`/api/challenges/${id}/house`);
export const puzzles = () => ask<PuzzleList>('/api/puzzles');
export const puzzle = (id: string) => ask<PuzzleAsked>(`/api/puzzles/${id}`);
export const answerPuzzle = (id: string, answer: PuzzleAnswer) =>
  tell<PuzzleJudged>(`/api/puzzles/${id}`, answer);
/** A score sheet from its log; nothing of it is kept there. */
export const pad = (asked: PadAsked) => tell<PadAnswer>('/api/pad', asked);
export const club = (asked: ClubAsked) => tell<ClubAnswer>('/api/pad/club', asked);
/** Sheets that a house keeps, so that others look on. */
export const keptSheets = () => ask<KeptSheets>('/api/sheets');
export const keepSheet = (wanted: SheetToKeep) => tell<SheetKept>('/api/sheets', wanted);
export const writeSheet = (sheet: string, log: SheetToKeep['log']) =>
  tell<SheetKept>(`/api/sheets/${sheet}`, { log });
export const endSheet = (sheet: string) => tell<KeptSheets>(`/api/sheets/${sheet}/end`, {});
export const lookAtSheet = (sheet: string, after: number) =>
  ask<SheetLooked>(`/api/sheets/${sheet}?after=${after}`);
/** Whether this device is told when it is its player's turn. */
export const bellHere = () => ask<BellKey>('/api/me/bell');
export const ringHere = (wanted: BellWanted) => tell<BellState>('/api/me/bell', wanted);
export const silenceHere = () => tell<BellState>('/api/me/bell/off', {});
export const record = async (id: string) => (await answer(`/api/tables/${id}/record`)).text();
/** Without a server: all that this browser keeps, and to put it in the place of what another keeps. */
export const allKept = async () => (await answer('/api/moving')).text();
export const takeBack = (lines: string) => tell<unknown>('/api/moving', { lines });
export const rulebook = (page: string, language: string) =>
  ask<RulebookPage>(`/api/rulebook/${page}/${language}`);
