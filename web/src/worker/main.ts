/** The house without a server: Python and the native core, the same tables as a server's, the browser's storage. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { reportProgress } from './download_progress';
import { fetchLibrary, install } from './library';
import type { FromWorker, ToWorker } from './worker_messages';
import { acquireLock } from './window_lock';
import { BlobStore } from './blob_store';

interface Answer extends PyProxy {
  status: number;
  text: string;
}

/** `spadille.pyodide.worker_api.WorkerApi`, as it is seen from here. */
interface WorkerApi {
  request(way: string, path: string, body: string): Promise<Answer>;
  open_connection(line: number, table: string, screen: boolean): Promise<void>;
  receive(line: number, text: string): void;
  close_connection(line: number): void;
}

const scope = self as unknown as {
  postMessage(said: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const post = (message: FromWorker) => scope.postMessage(message);
/** Where it lies, and how large it is; a server's pages have it from what the browser keeps, by a name of its own. */
const ENGINE = new URL(`../${import.meta.env.VITE_ENGINE ?? 'engine'}/`, location.href).href;
const BYTES = Number(import.meta.env.VITE_ENGINE_BYTES ?? 1);

async function startPython(): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${ENGINE}pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  const [api, library] = await Promise.all([loadPyodide({ indexURL: ENGINE }), fetchLibrary(ENGINE)]);
  install(api, ENGINE, library);
  return api;
}

const page = {
  send: (line: number, said: string) => post({ line, said }),
  close: (line: number) => post({ ended: line }),
};

let shelf: BlobStore;

async function startServer(): Promise<WorkerApi> {
  if (!isSecureContext) throw new Error('over plain http nothing can be kept');
  reportProgress(BYTES, ENGINE, (loaded, of) => post({ loaded, of }));
  const [api] = await Promise.all([startPython(), acquireLock(() => post({ elsewhere: true }))]);
  shelf = await BlobStore.open();
  const { image, lines, token } = await shelf.kept();
  const { begin } = api.pyimport('spadille.pyodide.entry') as {
    begin(
      shelf: BlobStore,
      page: object,
      image: Uint8Array | undefined,
      lines: string[],
      token: string,
    ): Promise<WorkerApi>;
  };
  return begin(shelf, page, image, lines, token);
}

async function handleMessage(desk: WorkerApi, message: ToWorker): Promise<void> {
  if ('ask' in message) {
    const answer = await desk.request(message.way, message.path, message.body);
    post({ answer: message.ask, status: answer.status, text: answer.text });
    answer.destroy();
  } else if ('open' in message) {
    await desk.open_connection(message.open, message.table, message.screen);
    post({ opened: message.open });
  } else if ('line' in message) {
    desk.receive(message.line, message.said);
  } else if ('forgetAside' in message) {
    await shelf.forgetAside();
  } else {
    desk.close_connection(message.close);
  }
}

/** What Python cannot answer for any more: whoever started this worker starts another. */
function reportDeath(): void {
  post({ died: true });
  self.close();
}

const desk = startServer();
scope.onmessage = ({ data }) =>
  void desk.then(
    (open) => handleMessage(open, data).catch(reportDeath),
    () => undefined, // it has been said that there is no house
  );
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reportDeath();
});
desk.then(
  async () => post({ ready: true, aside: await shelf.aside().catch(() => '') }),
  (trouble: unknown) => {
    console.error(trouble);
    post({ failed: true });
  },
);
