/** The cached files of this site's releases. */
import { cacheKey, cacheKeys, findKey, activateRelease, type Release, type Releases } from './release';

/** Number of parallel downloads. */
const AT_ONCE = 6;
const RELEASES = 'releases';

/** Return the digest of a content, by the same algorithm as another digest. */
async function digestOf(content: ArrayBuffer, like: string): Promise<string> {
  const [kind = ''] = like.split('-');
  const bytes = new Uint8Array(
    await crypto.subtle.digest(kind.replace('sha', 'SHA-'), new Uint8Array(content)),
  );
  return `${kind}-${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

export class ReleaseCache {
  /** The files whose digests were checked since this service worker started. */
  readonly #whole = new Set<string>();

  /** The folder of the site; a host may have several sites, each in its own folder. */
  constructor(readonly folder: string) {}

  /** Fetch the new files of a release. After a failure the files that were fetched stay. */
  async fill(release: Release): Promise<void> {
    const cache = await this.#open();
    const missing = Object.entries(release);
    const fetchRest = async () => {
      for (let next = missing.pop(); next; next = missing.pop()) {
        const key = this.#at(cacheKey(...next));
        if (!(await cache.match(key))) await cache.put(key, await this.fetched(...next));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchRest));
  }

  /** Activate a release and delete the files that neither it nor the one before uses. */
  async activate(release: Release): Promise<void> {
    const cache = await this.#open();
    const had = await this.#had(cache);
    const all = activateRelease(release, had);
    await cache.put(this.#at(RELEASES), new Response(JSON.stringify(all)));
    const wanted = new Set([...cacheKeys(all.now, all.before), RELEASES].map((key) => this.#at(key)));
    const kept = await cache.keys();
    await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((file) => cache.delete(file)));
  }

  /** Return the cached file of this release or the one before, or undefined. */
  async find(release: Release, path: string): Promise<Response | null> {
    const cache = await this.#open();
    const had = release[path] === undefined ? await this.#had(cache) : null;
    const releases = { now: release, before: had?.before ?? {} };
    const key = findKey(releases, path);
    const digest = releases.now[path] ?? releases.before[path];
    if (key === null || digest === undefined) return null;
    const kept = await cache.match(this.#at(key));
    if (!kept || this.#whole.has(key)) return kept ?? null;
    if ((await digestOf(await kept.arrayBuffer(), digest)) === digest) {
      this.#whole.add(key);
      // a browser stores compiled WebAssembly with the cached response itself, not with a copy made by a
      // script
      return (await cache.match(this.#at(key))) ?? null;
    }
    return this.#replace(cache, key, path, digest);
  }

  /** Fetch a file again that is damaged in the cache. Return null if the host no longer has this file. */
  async #replace(cache: Cache, key: string, path: string, digest: string): Promise<Response | null> {
    await cache.delete(this.#at(key));
    try {
      await cache.put(this.#at(key), await this.fetched(path, digest));
    } catch {
      return null;
    }
    return (await cache.match(this.#at(key))) ?? null;
  }

  /** Fetch a file and check its digest, so that an error page in place of the file is refused. */
  async fetched(path: string, digest: string): Promise<Response> {
    const at = this.#at(path);
    const fresh = () => fetch(at, { integrity: digest, cache: 'reload' });
    const answer = await fetch(at, { integrity: digest }).catch(fresh);
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
    return answer;
  }

  #at(path: string): string {
    return this.folder + path;
  }

  #open(): Promise<Cache> {
    return caches.open(`spadille ${this.folder}`);
  }

  async #had(cache: Cache): Promise<Releases | null> {
    const kept = await cache.match(this.#at(RELEASES));
    return kept ? ((await kept.json()) as Releases) : null;
  }
}
