/**
 * IndexedDB storage of the server in the worker: an image of the database, the batches of rows since then,
 * and the player's token.
 */
import type { PyBuffer, PyProxy } from 'pyodide/ffi';

const NAME = 'spadille';
/**
 * The version of a new database. Its hundreds increase when the object stores change; there is no migration
 * from an older form. The rest counts how often a lost store was made again.
 */
const VERSION = 200;
const NEXT_FORM = VERSION + 100;
const BATCHES = 'batches';
const STATE = 'state';
const STORES = [BATCHES, STATE];
const ASIDE = 'aside ';
/** The keys of batches, which are numbers; the keys of data that were set aside are texts. */
const written = () => IDBKeyRange.upperBound(Infinity);
const setAside = () => IDBKeyRange.bound(ASIDE, `${ASIDE}~`);

export interface StoredState {
  image: Uint8Array | undefined;
  batches: string[];
  token: string;
}

function openDatabase(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, version);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion && oldVersion < VERSION) {
      request.transaction?.abort();
      return;
    }
    const { objectStoreNames } = request.result;
    if (!objectStoreNames.contains(BATCHES))
      request.result.createObjectStore(BATCHES, { autoIncrement: true });
    if (!objectStoreNames.contains(STATE)) request.result.createObjectStore(STATE);
  };
  return requestResult(request);
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** Open the database, whatever its version of this form is. */
async function openThisForm(): Promise<IDBDatabase> {
  try {
    return await openDatabase(VERSION);
  } catch (error) {
    if (isNamed(error, 'AbortError')) throw new UnusableDataError();
    if (!isNamed(error, 'VersionError')) throw error;
  }
  const database = await openDatabase();
  if (database.version < NEXT_FORM) return database;
  database.close();
  throw new UnusableDataError();
}

type Work = (transaction: IDBTransaction) => void;

function transactionDone(request: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    request.oncomplete = () => resolve();
    request.onabort = () => reject(request.error ?? new Error('aborted'));
  });
}

function requestResult<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('unread'));
  });
}

/** The error if the stored data are of another version of Spadille or damaged. They are not changed. */
export class UnusableDataError extends Error {}

export class BlobStore {
  /** `database` is null if all cookies are blocked; then nothing is stored, and the page says so. */
  private constructor(private readonly database: IDBDatabase | null) {}

  static async open(): Promise<BlobStore> {
    try {
      const database = await openThisForm();
      if (STORES.every((name) => database.objectStoreNames.contains(name))) return new BlobStore(database);
      database.close(); // a store is lost: it is made again, and the other stays
      return new BlobStore(await openDatabase(database.version + 1));
    } catch (error) {
      if (isNamed(error, 'SecurityError')) return new BlobStore(null);
      throw error;
    }
  }

  async load(): Promise<StoredState> {
    if (this.database === null) return { image: undefined, token: '', batches: [] };
    const transaction = this.database.transaction(STORES);
    const state = transaction.objectStore(STATE);
    const [image, token, batches] = await Promise.all([
      requestResult<Uint8Array | undefined>(state.get('image')),
      requestResult<string | undefined>(state.get('token')),
      requestResult<string[]>(transaction.objectStore(BATCHES).getAll(written())),
    ]);
    return { image, token: token ?? '', batches };
  }

  /** The storage interface of the server; each call is durable when its promise resolves. */
  add = (rows: string): Promise<void> => this.#write((into) => into.objectStore(BATCHES).add(rows));

  replace = (image: PyProxy & { getBuffer(type: 'u8'): PyBuffer }): Promise<void> => {
    const view = image.getBuffer('u8');
    const copy = new Uint8Array(view.data);
    view.release();
    return this.#write((into) => {
      into.objectStore(STATE).put(copy, 'image');
      into.objectStore(BATCHES).delete(written());
    });
  };

  set_token = (token: string): Promise<void> =>
    this.#write((into) => into.objectStore(STATE).put(token, 'token'));

  /** Store data that could not be read, so that they can be saved as a file; `load` does not return them. */
  put_aside = (text: string): Promise<void> =>
    this.#write((into) => into.objectStore(BATCHES).put(text, `${ASIDE}${String(Date.now())}`));

  /** Return all data that were set aside and not deleted. */
  async loadAside(): Promise<string> {
    if (this.database === null) return '';
    const request = this.database.transaction([BATCHES]).objectStore(BATCHES).getAll(setAside());
    return (await requestResult<string[]>(request)).join('');
  }

  deleteAside = (): Promise<void> => this.#write((into) => into.objectStore(BATCHES).delete(setAside()));

  close(): void {
    this.database?.close();
  }

  #write(work: Work): Promise<void> {
    if (this.database === null) return Promise.resolve();
    const transaction = this.database.transaction(STORES, 'readwrite', { durability: 'strict' });
    work(transaction);
    return transactionDone(transaction);
  }
}

/** Delete all stored data. No other connection to the database may be open. */
export async function deleteStoredData(): Promise<void> {
  await requestResult(indexedDB.deleteDatabase(NAME));
}
