/** IndexedDB storage of the server in the worker: a database image, the events since, and the player's token. */
import type { PyBuffer, PyProxy } from 'pyodide/ffi';

const LINES = 'lines';
const KEPT = 'kept';

export interface StoredState {
  image: Uint8Array | undefined;
  lines: string[];
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

export class BlobStore {
  private constructor(readonly database: IDBDatabase) {}

  static async open(): Promise<BlobStore> {
    const request = indexedDB.open('spadille', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LINES, { autoIncrement: true });
      request.result.createObjectStore(KEPT);
    };
    return new BlobStore(await requestResult(request));
  }

  async kept(): Promise<StoredState> {
    const transaction = this.database.transaction([LINES, KEPT]);
    const kept = transaction.objectStore(KEPT);
    const [image, token, lines] = await Promise.all([
      requestResult<Uint8Array | undefined>(kept.get('image')),
      requestResult<string | undefined>(kept.get('token')),
      requestResult<string[]>(transaction.objectStore(LINES).getAll()),
    ]);
    return { image, token: token ?? '', lines };
  }

  /** The storage interface of the server; each call is durable when its promise resolves. */
  add = (line: string): Promise<void> => this.#write((into) => into.objectStore(LINES).add(line));

  replace = (image: PyProxy & { getBuffer(type: 'u8'): PyBuffer }): Promise<void> => {
    const view = image.getBuffer('u8');
    const copy = new Uint8Array(view.data);
    view.release();
    return this.#write((into) => {
      into.objectStore(KEPT).put(copy, 'image');
      into.objectStore(LINES).clear();
    });
  };

  set_token = (token: string): Promise<void> =>
    this.#write((into) => into.objectStore(KEPT).put(token, 'token'));

  #write(work: Work): Promise<void> {
    const transaction = this.database.transaction([LINES, KEPT], 'readwrite', { durability: 'strict' });
    work(transaction);
    return transactionDone(transaction);
  }
}
