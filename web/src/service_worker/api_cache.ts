/** Caches responses of the server for offline use. None contains cards of an unfinished deal. */
import type { FindFile } from './lifecycle';

/** The names of the caches: responses for all players, for the signed-in player, and that player's identity. */
const CACHES = { alike: 'spadille answers', seen: 'spadille seen', whose: 'spadille whose' } as const;
type CacheName = keyof typeof CACHES;

const KEPT: readonly [CacheName, RegExp][] = [
  ['alike', /^api\/(games|lessons|rulebook\/[\w-]+\/\w+)$/],
  ['seen', /^api\/(deals\/[\w-]+|tables\/[\w-]+\/deals\/\d+\/\d+)$/],
];
/** The path of the page in a release. */
const PAGE = 'index.html';
const ME = 'api/me';
/** Requests after which the browser may belong to another player. */
const LEAVING = /^api\/me\/(recover|erase|sign-out-others|devices\/[\w-]+\/sign-out)$/;
/** Maximum number of cached deals. */
const MOST = 100;
/** Milliseconds after which a silent network counts as offline, if there is a cached response. */
const NETWORK_TIMEOUT = 4000;
/** The least status that says that the server failed; such a response says nothing about the resource. */
const FAILED = 500;

const scope = self as unknown as { ALIKE?: readonly string[] };
const open = (drawer: CacheName) => caches.open(CACHES[drawer]);
/** A counter that increases when cached deals are deleted; a response to an older request is not cached. */
let forgotten = 0;

/** Return the server's response, or the cached one if the server does not answer in time. */
async function networkFirst(
  asked: Promise<Response>,
  kept: () => Promise<Response | null>,
): Promise<Response> {
  const late = new Promise<null>((done) => setTimeout(done, NETWORK_TIMEOUT, null));
  const first = await Promise.race([asked, late]).catch(() => null);
  return first ?? (await kept()) ?? asked;
}

/** Whether a deal was finished: others are never cached. */
async function isOver(answer: Response): Promise<boolean> {
  const { steps = [] } = (await answer.json()) as { steps?: { view: { result?: unknown } }[] };
  return steps.some(({ view }) => Boolean(view.result));
}

async function store(drawer: CacheName, request: Request, answer: Response): Promise<void> {
  const era = forgotten;
  const cache = await open(drawer);
  await cache.delete(request); // deleted on the server, or still visible and then the latest
  if (!answer.ok || (drawer === 'seen' && !(await isOver(answer.clone())))) return;
  if (era === forgotten) await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
}

function fetchAndStore(drawer: CacheName, request: Request): Promise<Response> {
  const asked = fetch(request).then(async (answer) => {
    if (answer.status < FAILED) await store(drawer, request, answer.clone());
    return answer;
  });
  return networkFirst(asked, async () => (await (await open(drawer)).match(request)) ?? null);
}

async function clearSeen(): Promise<void> {
  forgotten += 1;
  await caches.delete(CACHES.seen);
}

async function signOut(request: Request): Promise<Response> {
  return fetch(request).finally(clearSeen);
}

/** Compare the player's identity in a response with the last one; if it differs, delete the cached deals. */
async function identify(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  const { known, name } = (await answer.clone().json()) as { known: boolean; name: string | null };
  const whose = await open('whose');
  const [before, now] = [await (await whose.match(ME))?.text(), JSON.stringify([known, name])];
  if (before !== undefined && before !== now) await clearSeen();
  await whose.put(ME, new Response(now));
  return answer;
}

/** Return the response to a request that is not for a file; null if only the server may answer it. */
export function respond(request: Request, path: string, kept: FindFile): Promise<Response> | null {
  if (request.mode === 'navigate') return networkFirst(fetch(request), () => kept(PAGE));
  if (request.method === 'POST') return LEAVING.test(path) ? signOut(request) : null;
  if (path === ME) return identify(request);
  const drawer = KEPT.find(([, known]) => known.test(path))?.[0];
  return drawer && request.method === 'GET' ? fetchAndStore(drawer, request) : null;
}

/** Cache the responses that are the same for all players in advance. */
export async function precache(): Promise<void> {
  const cache = await open('alike');
  await Promise.allSettled((scope.ALIKE ?? []).map((path) => cache.add(`/${path}`)));
}
