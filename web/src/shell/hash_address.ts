/** A page's address where a host has files and nothing else: behind the hash, and what it means of the page behind a `!`. */
export interface Address {
  path: string;
  /** What is asked, with its question mark. */
  search: string;
  /** Which part of the page is meant: a step of a deal, a sheet that a link brings. */
  fragment: string;
}

export function toHash(path: string): string {
  return `#${path.replace('#', '!')}`;
}

export function fromHash(hash: string): Address {
  const [, path = '', search = '', fragment = ''] = /^#?([^?!]*)(\?[^!]*)?!?(.*)$/.exec(hash) ?? [];
  return { path: path || '/', search, fragment };
}
