/** IndexedDB storage of the server in the worker: a database image, the batches of rows since, and the
 * player's token. */
import type { PyBuffer, PyProxy } from 'pyodide/ffi';

const NAME = 'spadille';
/** The version counts up when the object stores change. There is no step from an older one. */
const VERSION = 2;
const BATCHES = 'batches';
const STATE = 'state';
/** The errors of a database of an older version, whose upgrade is aborted, and of a newer one. */
const OTHER_VERSION = ['AbortError', 'VersionError'];

export interface StoredState {
  image: Uint8Array | undefined;
  batches: string[];
  token: string;
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

/** The stored data is of another version of Spadille, or damaged. It was left as it is. */
export class UnusableDataError extends Error {}

export class BlobStore {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<BlobStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion) {
        request.transaction?.abort();
        return;
      }
      request.result.createObjectStore(BATCHES, { autoIncrement: true });
      request.result.createObjectStore(STATE);
    };
    try {
      return new BlobStore(await requestResult(request));
    } catch (error) {
      if (error instanceof DOMException && OTHER_VERSION.includes(error.name)) throw new UnusableDataError();
      throw error;
    }
  }

  async load(): Promise<StoredState> {
    const transaction = this.database.transaction([BATCHES, STATE]);
    const state = transaction.objectStore(STATE);
    const [image, token, batches] = await Promise.all([
      requestResult<Uint8Array | undefined>(state.get('image')),
      requestResult<string | undefined>(state.get('token')),
      requestResult<string[]>(transaction.objectStore(BATCHES).getAll()),
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
      into.objectStore(BATCHES).clear();
    });
  };

  set_token = (token: string): Promise<void> =>
    this.#write((into) => into.objectStore(STATE).put(token, 'token'));

  close(): void {
    this.database.close();
  }

  #write(work: Work): Promise<void> {
    const transaction = this.database.transaction([BATCHES, STATE], 'readwrite', { durability: 'strict' });
    work(transaction);
    return transactionDone(transaction);
  }
}

/** Delete all stored data. Nothing may have it open any more. */
export async function deleteStoredData(): Promise<void> {
  await requestResult(indexedDB.deleteDatabase(NAME));
}
