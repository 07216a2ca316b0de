/** A release: every file of the site by its path, with the digest of what is in it. */
export type Release = Readonly<Record<string, string>>;

/** What is kept of releases: the one in use, and the one before it, whose pages may still be open. */
export interface Releases {
  now: Release;
  before: Release;
}

/** By which path a file of a folder is known; nothing for what lies outside. A folder's own path means its page. */
export function pathInFolder(folder: string, address: string): string | null {
  const plain = address.replace(/[?#].*$/, '');
  if (!plain.startsWith(folder)) return null;
  const path = plain.slice(folder.length);
  return path === 'index.html' ? '' : path;
}

/** Where a file is kept: by what is in it, so that a release brings only what is new. */
export function cacheKey(path: string, digest: string): string {
  const kind = /\.\w+$/.exec(path)?.[0] ?? '';
  return `kept/${encodeURIComponent(digest)}${kind}`;
}

/** Which file is meant: this release's, else that of the one before. */
export function findKey({ now, before }: Releases, path: string): string | null {
  const digest = now[path] ?? before[path];
  return digest === undefined ? null : cacheKey(path, digest);
}

/** Everything that is kept of these releases. */
export function cacheKeys(...releases: Release[]): Set<string> {
  return new Set(
    releases.flatMap((release) => Object.entries(release).map(([path, it]) => cacheKey(path, it))),
  );
}

/** What there is when a release is taken into use. */
export function activateRelease(release: Release, had: Releases | null): Releases {
  if (had === null) return { now: release, before: {} };
  const same = JSON.stringify(had.now) === JSON.stringify(release);
  return same ? had : { now: release, before: had.now };
}
