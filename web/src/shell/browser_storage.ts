/** Storage of this page in the browser. The browser may deny access (all cookies blocked) or have no space. */

/** Values that could not be stored in the browser, kept until the page is closed. */
const memory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Return whether stored values are still there when the page is opened again. */
export const keepsStorage = (): boolean => storage() !== null;

export function loadText(key: string): string | null {
  const kept = storage();
  return kept ? kept.getItem(key) : (memory.get(key) ?? null);
}

/** Store a text. Return false if the browser has no space. */
export function saveText(key: string, text: string): boolean {
  const kept = storage();
  try {
    if (kept) kept.setItem(key, text);
    else memory.set(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeText(key: string): void {
  storage()?.removeItem(key);
  memory.delete(key);
}

/** Return all stored keys with this beginning. */
export function storedKeys(beginning: string): string[] {
  const kept = storage();
  return (kept ? Object.keys(kept) : [...memory.keys()]).filter((key) => key.startsWith(beginning));
}
