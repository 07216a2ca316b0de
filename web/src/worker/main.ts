/** The server in the browser: Python and the native core, with the same tables, stored in the browser. */
import type { PyProxy } from 'pyodide/ffi';
import { reportProgress } from './download_progress';
import { startPython } from './start_python';
import type { FromWorker, ToWorker } from './worker_messages';
import { acquireLock } from './window_lock';
import { BlobStore, UnusableDataError } from './blob_store';

interface Answer extends PyProxy {
  status: number;
  text: string;
}

/** The interface of `spadille.pyodide.worker_api.WorkerApi`. */
interface WorkerApi {
  request(way: string, path: string, body: string): Promise<Answer>;
  open_connection(line: number, table: string, screen: boolean): Promise<void>;
  receive(line: number, text: string): void;
  close_connection(line: number): void;
  open_peer(peer: number, table: string): void;
  receive_from_peer(peer: number, text: string): void;
  close_peer(peer: number): void;
}

const scope = self as unknown as {
  postMessage(said: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const post = (message: FromWorker) => scope.postMessage(message);
/** The URL of the engine's files. Pages of a server load them from the cache, under the same URL. */
const ENGINE = new URL(`../${import.meta.env.VITE_ENGINE ?? 'engine'}/`, location.href).href;
const BYTES = Number(import.meta.env.VITE_ENGINE_BYTES ?? 1);

/** The milliseconds after the first table is shown in which nothing else is stored. */
const QUIET = 3000;
let storeLater: (() => Promise<void>) | undefined;
function storeOnce(): void {
  void storeLater?.();
  storeLater = undefined;
}

const page = {
  send: (line: number, said: string) => post({ line, said }),
  close: (line: number) => post({ ended: line }),
  send_peer: (peer: number, said: string) => post({ peer, said }),
  close_peer: (peer: number) => post({ peerEnded: peer }),
};

let blobStore: BlobStore;

async function startServer(): Promise<WorkerApi> {
  if (!isSecureContext) throw new Error('over plain http nothing can be kept');
  reportProgress(BYTES, ENGINE, (loaded, of) => post({ loaded, of }));
  const [{ api, storeForNextVisit }] = await Promise.all([
    startPython(ENGINE),
    acquireLock(() => post({ elsewhere: true })),
  ]);
  storeLater = storeForNextVisit;
  blobStore = await BlobStore.open();
  const { image, batches, token } = await blobStore.load();
  const { begin } = api.pyimport('spadille.pyodide.entry') as {
    begin(
      blobStore: BlobStore,
      page: object,
      image: Uint8Array | undefined,
      batches: string[],
      token: string,
    ): Promise<WorkerApi | undefined>;
  };
  const desk = await begin(blobStore, page, image, batches, token);
  if (desk) return desk;
  blobStore.close();
  throw new UnusableDataError();
}

async function handleMessage(desk: WorkerApi, message: ToWorker): Promise<void> {
  if ('ask' in message) {
    const answer = await desk.request(message.way, message.path, message.body);
    post({ answer: message.ask, status: answer.status, text: answer.text });
    answer.destroy();
  } else if ('open' in message) {
    await desk.open_connection(message.open, message.table, message.screen);
    post({ opened: message.open });
    setTimeout(storeOnce, QUIET);
  } else if ('line' in message) {
    desk.receive(message.line, message.said);
  } else if ('peer' in message) {
    desk.receive_from_peer(message.peer, message.said);
  } else if ('peerOpen' in message) {
    desk.open_peer(message.peerOpen, message.table);
  } else if ('peerClose' in message) {
    desk.close_peer(message.peerClose);
  } else if ('deleteAside' in message) {
    await blobStore.deleteAside();
  } else {
    desk.close_connection(message.close);
  }
}

/** Report a fatal error of Python, after which the page starts another worker. */
function reportDeath(): void {
  post({ died: true });
  self.close();
}

const desk = startServer();
scope.onmessage = ({ data }) =>
  void desk.then(
    (open) => handleMessage(open, data).catch(reportDeath),
    () => undefined, // the page was already informed
  );
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reportDeath();
});
desk.then(
  async () => post({ ready: true, aside: await blobStore.loadAside().catch(() => '') }),
  (trouble: unknown) => {
    if (trouble instanceof UnusableDataError) {
      post({ unusable: true });
      return;
    }
    console.error(trouble);
    post({ failed: true });
  },
);
