/** A release: the digest of every file of the site, by path. */
export type Release = Readonly<Record<string, string>>;

/** The stored releases: the current one, and the one before, which open pages may still use. */
export interface Releases {
  now: Release;
  before: Release;
}

/** Return a file's path within a folder, or null outside of it. The folder itself means its page. */
export function pathInFolder(folder: string, address: string): string | null {
  const plain = address.replace(/[?#].*$/, '');
  if (!plain.startsWith(folder)) return null;
  const path = plain.slice(folder.length);
  return path === 'index.html' ? '' : path;
}

/** Return the cache key of a file, made from its content, so that a release loads only changed files. */
export function cacheKey(path: string, digest: string): string {
  const kind = /\.\w+$/.exec(path)?.[0] ?? '';
  return `kept/${encodeURIComponent(digest)}${kind}`;
}

/** Return the cache key of a file: of this release, otherwise of the one before; null if neither has it. */
export function findKey({ now, before }: Releases, path: string): string | null {
  const digest = now[path] ?? before[path];
  return digest === undefined ? null : cacheKey(path, digest);
}

/** Return the keys of all files of these releases. */
export function cacheKeys(...releases: Release[]): Set<string> {
  return new Set(
    releases.flatMap((release) => Object.entries(release).map(([path, it]) => cacheKey(path, it))),
  );
}

/** Return the stored releases after this one is activated. */
export function activateRelease(release: Release, had: Releases | null): Releases {
  if (had === null) return { now: release, before: {} };
  const same = JSON.stringify(had.now) === JSON.stringify(release);
  return same ? had : { now: release, before: had.now };
}
