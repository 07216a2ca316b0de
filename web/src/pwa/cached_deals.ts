/** Finished deals that were viewed here, cached by the service worker. */
import type { Replay } from '../protocol/messages';

const DEAL = /^\/api(\/deals\/[\w-]+|\/tables\/[\w-]+\/deals\/\d+\/\d+)$/;
/** Number of deals shown. */
const MOST = 12;

interface CachedDeal {
  path: string;
  game: string;
  code: string;
}

/** Return the address of a deal's page from the URL of its response. */
function pathOf({ pathname, search }: URL): string | null {
  const [, asked] = DEAL.exec(pathname) ?? [];
  return asked ? asked.replace(/^\/deals/, '/deal').replace(/^\/tables/, '/table') + search : null;
}

async function readCachedDeal(cache: Cache, request: Request): Promise<CachedDeal[]> {
  const path = pathOf(new URL(request.url));
  const kept = path === null ? undefined : await cache.match(request);
  if (path === null || !kept) return [];
  const { game, code } = (await kept.json()) as Replay;
  return [{ path, game, code: code ?? '' }];
}

/** Return the cached deals, the latest first. */
export async function listCachedDeals(): Promise<CachedDeal[]> {
  if (!('caches' in window)) return [];
  const names = await caches.keys().catch(() => []); // refused where all cookies are blocked
  const open = await Promise.all(names.map((name) => caches.open(name)));
  const found = await Promise.all(
    open.map(async (cache) => {
      const deals = (await cache.keys()).filter(({ url }) => pathOf(new URL(url)) !== null);
      const latest = deals.slice(-MOST).reverse();
      return (await Promise.all(latest.map((request) => readCachedDeal(cache, request)))).flat();
    }),
  );
  return found.flat();
}
