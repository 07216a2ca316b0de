/** Persistence and quota of this browser's storage. */

interface StorageQuota {
  /** Whether the browser has granted persistent storage. */
  safe: boolean;
  /** Bytes used, and the quota. */
  used: number;
  most: number;
}

const quota = $state<{ known: StorageQuota | null }>({ known: null });

/** Undefined on plain http from another machine. */
const storageHere = () => navigator.storage as StorageManager | undefined;

export const storageQuota = (): StorageQuota | null => quota.known;

/** Update the usage. */
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
    // all cookies are blocked: nothing is known of it
  }
}

/** Request persistent storage, once there is data to lose. Browsers decide by themselves or ask. */
export async function requestPersistence(): Promise<void> {
  const storage = storageHere();
  if (!storage || !('persist' in storage)) return;
  const safe = await storage.persisted().catch(() => true);
  if (!safe) await storage.persist().catch(() => false);
}
