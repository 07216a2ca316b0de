/** Where the house keeps its tables: an image of its database, the lines since, and by which token it knows us. */
import type { PyBuffer, PyProxy } from 'pyodide/ffi';

const LINES = 'lines';
const KEPT = 'kept';
const ASIDE = 'aside ';
/** The keys of lines are numbers; those of what was put aside are text. */
const WRITTEN = IDBKeyRange.upperBound(Infinity);
const PUT_ASIDE = IDBKeyRange.bound(ASIDE, `${ASIDE}~`);

export interface StoredState {
  image: Uint8Array | undefined;
  lines: string[];
  token: string;
}

function openDatabase(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open('spadille', version);
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result;
    if (!objectStoreNames.contains(LINES)) request.result.createObjectStore(LINES, { autoIncrement: true });
    if (!objectStoreNames.contains(KEPT)) request.result.createObjectStore(KEPT);
  };
  return requestResult(request);
}

const hasStores = ({ objectStoreNames }: IDBDatabase) =>
  [LINES, KEPT].every((name) => objectStoreNames.contains(name));

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

export class BlobStore {
  /** Without a database nothing is kept: all cookies are blocked, and the page says so. */
  private constructor(readonly database: IDBDatabase | null) {}

  static async open(): Promise<BlobStore> {
    try {
      const database = await openDatabase();
      if (hasStores(database)) return new BlobStore(database);
      database.close(); // one of them is gone: it is made anew, and the other stays
      return new BlobStore(await openDatabase(database.version + 1));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'SecurityError') return new BlobStore(null);
      throw error;
    }
  }

  async kept(): Promise<StoredState> {
    if (this.database === null) return { image: undefined, token: '', lines: [] };
    const transaction = this.database.transaction([LINES, KEPT]);
    const kept = transaction.objectStore(KEPT);
    const [image, token, lines] = await Promise.all([
      requestResult<Uint8Array | undefined>(kept.get('image')),
      requestResult<string | undefined>(kept.get('token')),
      requestResult<string[]>(transaction.objectStore(LINES).getAll(WRITTEN)),
    ]);
    return { image, token: token ?? '', lines };
  }

  /** The calls that the house makes: each is durable when its promise is kept. */
  add = (line: string): Promise<void> => this.#write((into) => into.objectStore(LINES).add(line));

  replace = (image: PyProxy & { getBuffer(type: 'u8'): PyBuffer }): Promise<void> => {
    const view = image.getBuffer('u8');
    const copy = new Uint8Array(view.data);
    view.release();
    return this.#write((into) => {
      into.objectStore(KEPT).put(copy, 'image');
      into.objectStore(LINES).delete(WRITTEN);
    });
  };

  set_token = (token: string): Promise<void> =>
    this.#write((into) => into.objectStore(KEPT).put(token, 'token'));

  /** What could not be read, so that it can be saved as a file; the calls above never see it again. */
  put_aside = (text: string): Promise<void> =>
    this.#write((into) => into.objectStore(LINES).put(text, `${ASIDE}${String(Date.now())}`));

  /** All that was put aside, and no longer once it was taken. */
  async aside(): Promise<string> {
    if (this.database === null) return '';
    const request = this.database.transaction([LINES]).objectStore(LINES).getAll(PUT_ASIDE);
    return (await requestResult<string[]>(request)).join('');
  }

  forgetAside = (): Promise<void> => this.#write((into) => into.objectStore(LINES).delete(PUT_ASIDE));

  #write(work: Work): Promise<void> {
    if (this.database === null) return Promise.resolve();
    const transaction = this.database.transaction([LINES, KEPT], 'readwrite', { durability: 'strict' });
    work(transaction);
    return transactionDone(transaction);
  }
}
