/** What the browser keeps for this page. It may refuse even to show it (all cookies blocked), or have no room. */

/** Kept in its place until the page is closed. */
const memory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Whether what is kept is still there when the page is opened again. */
export const keepsStorage = (): boolean => storage() !== null;

export function loadText(key: string): string | null {
  const kept = storage();
  return kept ? kept.getItem(key) : (memory.get(key) ?? null);
}

/** Keeps a text; false where there is no room for it. */
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

/** All keys that begin so. */
export function storedKeys(beginning: string): string[] {
  const kept = storage();
  return (kept ? Object.keys(kept) : [...memory.keys()]).filter((key) => key.startsWith(beginning));
}
