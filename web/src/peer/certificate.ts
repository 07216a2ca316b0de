/**
 * The certificate of this browser for WebRTC. It is stored, because guests recognise their host by its
 * fingerprint.
 */
const NAME = 'spadille-peer';
const STORE = 'certificates';
const OWN = 'own';
/** The milliseconds for which a certificate is valid; browsers allow a year. */
const GOOD_FOR = 360 * 24 * 3600 * 1000;
/** The milliseconds before the end of a certificate's validity in which it is replaced. */
const LAST_DAYS = 10 * 24 * 3600 * 1000;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', expires: GOOD_FOR };

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not stored'));
  });
}

async function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return done(request);
}

async function loadOrMake(): Promise<RTCCertificate> {
  const database = await openStore().catch(() => null);
  const store = (mode: IDBTransactionMode) => database?.transaction(STORE, mode).objectStore(STORE);
  try {
    const reading = store('readonly');
    const found = reading ? done(reading.get(OWN) as IDBRequest<RTCCertificate | undefined>) : undefined;
    const stored = await found?.catch(() => undefined);
    if (stored && stored.expires - Date.now() > LAST_DAYS) return stored;
    const made = await RTCPeerConnection.generateCertificate(ALGORITHM);
    const writing = store('readwrite');
    // if the browser cannot store the certificate, it makes another one next time, and guests need a new
    // link
    if (writing) await done(writing.put(made, OWN)).catch(() => undefined);
    return made;
  } finally {
    database?.close();
  }
}

let own: Promise<RTCCertificate> | null = null;

export function ownCertificate(): Promise<RTCCertificate> {
  own ??= loadOrMake();
  return own;
}

export async function ownFingerprint(): Promise<Uint8Array<ArrayBuffer>> {
  const all = (await ownCertificate()).getFingerprints();
  const hex = all.find(({ algorithm }) => algorithm?.toLowerCase() === 'sha-256')?.value ?? '';
  return Uint8Array.from(hex.split(':'), (byte) => parseInt(byte, 16));
}
