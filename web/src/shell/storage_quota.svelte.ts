/** Persistence and quota of this browser's storage. */

interface StorageQuota {
  /** Whether the browser has granted persistent storage. */
  safe: boolean;
  /** The bytes that are used, and the quota. */
  used: number;
  most: number;
}

const quota = $state<{ known: StorageQuota | null }>({ known: null });

/** The storage manager; undefined over http from another machine. */
const storageHere = () => navigator.storage as StorageManager | undefined;

export const storageQuota = (): StorageQuota | null => quota.known;

/** Measure the bytes that are used. */
export async function measureStorage(): Promise<void> {
  const storage = storageHere();
  if (!storage || !('estimate' in storage)) return;
  try {
    const [{ usage = 0, quota: most = 0 }, safe] = await Promise.all([
      storage.estimate(),
      storage.persisted(),
    ]);
    quota.known = { safe, used: usage, most };
  } catch {
    // if all cookies are blocked, nothing is known about the storage
  }
}

/** Request persistent storage, once there is data to lose. Browsers decide by themselves or ask. */
export async function requestPersistence(): Promise<void> {
  const storage = storageHere();
  if (!storage || !('persist' in storage)) return;
  const safe = await storage.persisted().catch(() => true);
  if (!safe) await storage.persist().catch(() => false);
}
