/** Addresses on a static host: the path is in the hash, and the page's own fragment follows after a `!`. */
export interface Address {
  path: string;
  /** The query with its question mark. */
  search: string;
  /** The fragment: a step of a deal, a sheet in a link. */
  fragment: string;
}

export function toHash(path: string): string {
  return `#${path.replace('#', '!')}`;
}

export function fromHash(hash: string): Address {
  const [, path = '', search = '', fragment = ''] = /^#?([^?!]*)(\?[^!]*)?!?(.*)$/.exec(hash) ?? [];
  return { path: path || '/', search, fragment };
}
