/** How safely this browser keeps what is played here, and how much that is. */

interface StorageQuota {
  /** Whether the browser has promised not to make room by throwing it away. */
  safe: boolean;
  /** Bytes in use here, and how many there may be. */
  used: number;
  most: number;
}

const quota = $state<{ known: StorageQuota | null }>({ known: null });

/** None where a page came over plain http from another machine. */
const storageHere = () => navigator.storage as StorageManager | undefined;

export const storageQuota = (): StorageQuota | null => quota.known;

/** Looks how much is kept. */
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

/** Asks that nothing be thrown away: once there is something to lose. Browsers answer by themselves, or ask. */
export async function requestPersistence(): Promise<void> {
  const storage = storageHere();
  if (!storage || !('persist' in storage)) return;
  const safe = await storage.persisted().catch(() => true);
  if (!safe) await storage.persist().catch(() => false);
}
