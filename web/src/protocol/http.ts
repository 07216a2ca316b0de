/** HTTP requests to the server. An error response is thrown as an `ApiError` with its code. */
import { sendRequest } from '@transport';
import type {
  PushStatus,
  PushSubscribed,
  NewPushSubscription,
  ClubResponse,
  ClubRequest,
  Coaching,
  DailyPar,
  DailyResult,
  DailyDeals,
  DealText,
  Devices,
  Error as Refused,
  FoundDeal,
  Games,
  HandPreview,
  NewHandPreview,
  ParsedCommand,
  History,
  SheetList,
  Learner,
  Lessons,
  Account,
  PlayerStats,
  MyTables,
  NewTable,
  Opened,
  OpenTables,
  PadResponse,
  PadRequest,
  PlayDeal,
  PlayReason,
  PuzzleAnswer,
  PuzzlePosition,
  PuzzleVerdict,
  PuzzleList,
  Reasons,
  RecoveryCode,
  Replay,
  ReviewProgress,
  RulebookPage,
  StoredSheet,
  WatchedSheet,
  NewStoredSheet,
  Table,
  TableResults,
  Trained,
  TrainerQuestion,
  Verdict,
  TextCommand,
} from './messages';

export class ApiError extends Error {
  constructor(readonly error: Refused) {
    super(error.code);
  }
}

/** The error if the server does not answer, or not in the expected format. */
export const UNREACHABLE: Refused = { code: 'unreached', rule: null, facts: {} };

function isErrorBody(body: unknown): body is Refused {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** The milliseconds until a request counts as lost. The server ends every request within two minutes. */
const REQUEST_TIMEOUT = 130_000;

const unreachable = (): never => {
  throw new ApiError(UNREACHABLE);
};

const parse = (body: string): Promise<unknown> => new Response(body).json();

export async function request(path: string, init?: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
  const response = await sendRequest(path, { ...init, signal }).catch(unreachable);
  const body = await response.text().catch(unreachable);
  if (response.ok) return body;
  const refusal = await parse(body).catch(() => null);
  throw new ApiError(isErrorBody(refusal) ? refusal : UNREACHABLE);
}

async function requestJson<T>(path: string, init?: RequestInit): Promise<T> {
  return parse(await request(path, init)).catch(unreachable) as Promise<T>;
}

export const get = <T>(path: string) => requestJson<T>(path);

function send<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return requestJson<T>(path, { method, headers, body: JSON.stringify(body) });
}

const asked = new Map<string, Promise<unknown>>();

/**
 * Send a POST request. The same request that is made again before the answer is sent once, so a double click
 * opens one table.
 */
export function post<T>(path: string, body: unknown): Promise<T> {
  const key = `${path} ${JSON.stringify(body)}`;
  const before = asked.get(key) as Promise<T> | undefined;
  const now = before ?? send<T>('POST', path, body).finally(() => asked.delete(key));
  if (!before) asked.set(key, now);
  return now;
}
const put = <T>(path: string, body: unknown) => send<T>('PUT', path, body);

const remove = <T>(path: string) => requestJson<T>(path, { method: 'DELETE' });

export const fetchGames = () => get<Games>('/api/games');
export const fetchMyTables = () => get<MyTables>('/api/tables');
export const fetchTable = (id: string) => get<Table>(`/api/tables/${id}`);
export const createTable = (wanted: NewTable) => post<Opened>('/api/tables', wanted);
export const previewHand = (wanted: NewHandPreview) => post<HandPreview>('/api/hand-previews', wanted);
export const fetchLessons = () => get<Lessons>('/api/lessons');
export const fetchCoachNote = (id: string) => get<Coaching>(`/api/tables/${id}/coach`);
export const evaluateAnswer = (id: string, action: string) =>
  post<Verdict>(`/api/tables/${id}/coach`, { action });
const trainerPath = (game: string, seed: number, number: number) =>
  `/api/trainer/${game}?seed=${seed}&number=${number}`;
export const fetchTrainerHand = (game: string, seed: number, number: number) =>
  get<TrainerQuestion>(trainerPath(game, seed, number));
export const answerTrainerHand = (game: string, seed: number, number: number, action: string) =>
  post<Trained>(trainerPath(game, seed, number), { action });
export const createLessonTable = (wanted: Learner) => post<Opened>('/api/lessons', wanted);
export const createRedeal = (id: string, deal: number) => post<Opened>(`/api/tables/${id}/redeals`, { deal });
/** Take this seat, or with null any free one. */
export const takeSeat = (id: string, seat: number | null, name: string) =>
  post<Opened>(`/api/tables/${id}/seats`, { seat, name });
export const fetchOpenTables = () => get<OpenTables>('/api/open-tables');
export const fetchResults = (id: string) => get<TableResults>(`/api/tables/${id}/results`);
/** Return the path of the records of all matches of a table, one a line. */
export const recordsPath = (id: string) => `/api/tables/${id}/records`;
export const fetchRecords = (id: string) => request(recordsPath(id));
/** Return all deals of a table with their reviews, as JSON, or as a self-contained page. */
export const fetchEvening = (id: string) => request(`/api/tables/${id}/evening`);
export const fetchEveningPage = async (id: string, language: string) =>
  (await get<DealText>(`/api/tables/${id}/evening/${language}`)).text;
export const fetchMe = () => get<Account>('/api/me');
export const createRecoveryCode = () => post<RecoveryCode>('/api/me/recovery', {});
export const applyRecoveryCode = (code: string) => post<Account>('/api/me/recover', { code });
export const fetchDevices = () => get<Devices>('/api/me/devices');
export const signOut = (device: string) => post<Devices>(`/api/me/devices/${device}/sign-out`, {});
export const signOutOthers = () => post<Devices>('/api/me/sign-out-others', {});
/** Erase the account; `name` must be the account's name. */
export const eraseMe = (name: string) => post<Account>('/api/me/erase', { name });
export const fetchHistory = (after: string | null = null) =>
  get<History>(`/api/me/history${after === null ? '' : `?after=${encodeURIComponent(after)}`}`);
export const fetchStats = () => get<PlayerStats>('/api/me/play');
export const sendTextCommand = (id: string, words: TextCommand) =>
  post<ParsedCommand>(`/api/tables/${id}/text-commands`, words);
export const requestHint = (id: string) => post<Reasons>(`/api/tables/${id}/hint`, {});
/** Return the deal that a code, an address or a record contains. */
export const findDeal = (text: string) => post<FoundDeal>('/api/deals', { text });
const seatQuery = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);
export const fetchDeal = (code: string, seat: number | null) =>
  get<Replay>(`/api/deals/${code}${seatQuery(seat)}`);
export const fetchMatchDeal = (table: string, match: number, deal: number, seat: number | null) =>
  get<Replay>(`/api/tables/${table}/deals/${match}/${deal}${seatQuery(seat)}`);
export const fetchPlayReason = (code: string, step: number) =>
  post<PlayReason>(`/api/deals/${code}/steps/${step}/why`, {});
export const fetchDealRecord = async (code: string) =>
  (await get<DealText>(`/api/deals/${code}/record`)).text;
export const fetchDealDiagram = async (code: string, language: string) =>
  (await get<DealText>(`/api/deals/${code}/diagram/${language}`)).text;
export const createDealTable = (code: string, wanted: PlayDeal) =>
  post<Opened>(`/api/deals/${code}/tables`, wanted);
/** Return the review of a deal for one seat, or its progress. */
export const requestReview = (code: string, seat: number) =>
  post<ReviewProgress>(`/api/deals/${code}/reviews`, { seat });
export const fetchReviewPage = async (code: string, seat: number, language: string) =>
  (await get<DealText>(`/api/deals/${code}/reviews/${seat}/${language}`)).text;
export const fetchToday = () => get<DailyDeals>('/api/day');
export const playToday = (game: string, name: string) => post<Opened>(`/api/day/${game}`, { name });
export const fetchDailyResult = (game: string) => get<DailyResult>(`/api/day/${game}`);
export const fetchDailyPar = (game: string) => get<DailyPar>(`/api/day/${game}/par`);
export const fetchPuzzles = () => get<PuzzleList>('/api/puzzles');
export const fetchPuzzle = (id: string) => get<PuzzlePosition>(`/api/puzzles/${id}`);
export const answerPuzzle = (id: string, answer: PuzzleAnswer) =>
  post<PuzzleVerdict>(`/api/puzzles/${id}`, answer);
/** Evaluate a score sheet from its log; the server stores nothing. */
export const scoreSheet = (asked: PadRequest) => post<PadResponse>('/api/pad', asked);
export const scoreClub = (asked: ClubRequest) => post<ClubResponse>('/api/pad/club', asked);
/** Published sheets, which the server stores for observers. */
export const fetchPublishedSheets = () => get<SheetList>('/api/sheets');
export const publishSheet = (wanted: NewStoredSheet) => post<StoredSheet>('/api/sheets', wanted);
export const updatePublishedSheet = (sheet: string, log: NewStoredSheet['log']) =>
  post<StoredSheet>(`/api/sheets/${sheet}`, { log });
export const unpublishSheet = (sheet: string) => post<SheetList>(`/api/sheets/${sheet}/end`, {});
export const fetchPublishedSheet = (sheet: string, after: number) =>
  get<WatchedSheet>(`/api/sheets/${sheet}?after=${after}`);
/** Push subscriptions of this device. */
export const fetchPushState = () => get<PushStatus>('/api/me/push-subscription');
export const subscribePush = (wanted: NewPushSubscription) =>
  put<PushSubscribed>('/api/me/push-subscription', wanted);
export const unsubscribePush = () => remove<PushSubscribed>('/api/me/push-subscription');
export const fetchRecord = (id: string) => request(`/api/tables/${id}/record`);
/** On a site without a server: export, or replace, everything that this browser stores. */
export const exportAll = () => request('/api/export');
export const importAll = (lines: string) => post<unknown>('/api/import', { lines });
export const fetchRulebookPage = (page: string, language: string) =>
  get<RulebookPage>(`/api/rulebook/${page}/${language}`);
