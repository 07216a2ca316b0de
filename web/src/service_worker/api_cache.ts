/** Answers of a server that are kept for when no network is. None of them has a card in it that is still in play. */
import type { FindFile } from './lifecycle';

/** What is kept: for everybody, for whoever is signed in, and who that is. */
const CACHES = { alike: 'spadille answers', seen: 'spadille seen', whose: 'spadille whose' } as const;
type CacheName = keyof typeof CACHES;

const KEPT: readonly [CacheName, RegExp][] = [
  ['alike', /^api\/(games|lessons|rulebook\/[\w-]+\/\w+)$/],
  ['seen', /^api\/(deals\/[\w-]+|tables\/[\w-]+\/deals\/\d+\/\d+)$/],
];
/** The one page of a server, as a release lists it. */
const PAGE = 'index.html';
const ME = 'api/me';
/** After this somebody else may hold the device. */
const LEAVING = /^api\/me\/(recover|erase|sign-out-others|devices\/[\w-]+\/sign-out)$/;
/** So many deals are kept. */
const MOST = 100;
/** Milliseconds after which a network that says nothing is taken to be none, where something is kept. */
const NETWORK_TIMEOUT = 4000;
/** The server failed: its answer says nothing about what was asked. */
const FAILED = 500;

const scope = self as unknown as { ALIKE?: readonly string[] };
const open = (drawer: CacheName) => caches.open(CACHES[drawer]);
/** How often all deals were forgotten: an answer that was on its way meanwhile is not kept. */
let forgotten = 0;

/** The server's answer; what is kept where there is none, or none yet. */
async function networkFirst(
  asked: Promise<Response>,
  kept: () => Promise<Response | null>,
): Promise<Response> {
  const late = new Promise<null>((done) => setTimeout(done, NETWORK_TIMEOUT, null));
  const first = await Promise.race([asked, late]).catch(() => null);
  return first ?? (await kept()) ?? asked;
}

/** Whether a deal was played to its end: of any other nothing is kept. */
async function isOver(answer: Response): Promise<boolean> {
  const { steps = [] } = (await answer.json()) as { steps?: { view: { result?: unknown } }[] };
  return steps.some(({ view }) => Boolean(view.result));
}

async function store(drawer: CacheName, request: Request, answer: Response): Promise<void> {
  const era = forgotten;
  const cache = await open(drawer);
  await cache.delete(request); // it may be seen no more; else it is the latest now
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

/** Who the server says this is: what somebody else has looked at is forgotten. */
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

/** What is said to what is no file; nothing to what concerns the server alone. */
export function respond(request: Request, path: string, kept: FindFile): Promise<Response> | null {
  if (request.mode === 'navigate') return networkFirst(fetch(request), () => kept(PAGE));
  if (request.method === 'POST') return LEAVING.test(path) ? signOut(request) : null;
  if (path === ME) return identify(request);
  const drawer = KEPT.find(([, known]) => known.test(path))?.[0];
  return drawer && request.method === 'GET' ? fetchAndStore(drawer, request) : null;
}

/** What is answered alike to everybody is here before it is asked for. */
export async function precache(): Promise<void> {
  const cache = await open('alike');
  await Promise.allSettled((scope.ALIKE ?? []).map((path) => cache.add(`/${path}`)));
}
