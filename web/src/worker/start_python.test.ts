import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeOnly } from './library';
import { startPython, type Scripts } from './start_python';

const ENGINE = 'https://host.example/engine-1/';
const SNAPSHOT = `${ENGINE}snapshot`;
const TABLE = 7;

const stored = new Map<string, Response>();
const cache = {
  match: (name: string) => Promise.resolve(stored.get(name)?.clone()),
  put: (name: string, answer: Response) => Promise.resolve(void stored.set(name, answer)),
};
const host = vi.fn((address: string) => Promise.resolve(new Response(`content of ${address}`)));

/** Return a snapshot that has four bytes of memory and one file. */
function snapshotOf(table: number): Uint8Array<ArrayBuffer> {
  const about = { handles: {}, table, size: 64, head: btoa('head'), runs: 1, files: [['a/b.pyc', 3]] };
  const json = JSON.stringify(about);
  const padded = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const words = (...numbers: number[]) => new Uint8Array(new Uint32Array(numbers).buffer);
  const body = [words(padded.length), padded, words(32, 4), Uint8Array.of(1, 2, 3, 4, 7, 8, 9)];
  return Uint8Array.from(body.flatMap((part) => [...part]));
}

/** Return a fake engine whose Python only records what is called. */
function fakeEngine() {
  const files = new Map<string, Uint8Array>();
  const ran: string[] = [];
  const machine = {
    HEAPU8: new Uint8Array(64),
    HEAP32: new Int32Array(16),
    __PyRuntime: 0,
    __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: 0,
    wasmTable: { length: TABLE, grow: vi.fn() },
    LDSO: { loadedLibsByHandle: {} },
    API: { restoreSnapshot: vi.fn() },
    newDSO: () => ({}),
    loadWebAssemblyModule: () => ({}),
    growMemory: vi.fn(),
  };
  const loads: object[] = [];
  const loadPyodide = async (options: {
    createPyodideModule?: (settings: { preRun: ((m: unknown) => void)[] }) => Promise<unknown>;
  }) => {
    loads.push(options);
    await options.createPyodideModule?.({ preRun: [] });
    return {
      FS: {
        mkdirTree: () => undefined,
        writeFile: (file: string, content: Uint8Array) => files.set(file, content),
        unlink: (file: string) => files.delete(file),
      },
      runPython: (code: string) => {
        ran.push(code);
        return { toJs: () => new Uint8Array(1024), destroy: () => undefined };
      },
    };
  };
  const scripts = {
    loadPyodide: () => Promise.resolve(loadPyodide),
    createMachine: () =>
      Promise.resolve((settings: { preRun: ((m: unknown) => void)[] }) => {
        settings.preRun.forEach((prepare) => prepare(machine));
        return Promise.resolve(machine);
      }),
  } as unknown as Scripts;
  return { scripts, machine, files, ran, loads };
}

beforeEach(() => {
  stored.clear();
  host.mockClear();
  vi.stubGlobal('fetch', host);
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(stored.clear()),
  });
  vi.stubGlobal('WebAssembly', { compileStreaming: () => Promise.resolve({}) });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Python', () => {
  it('starts from the stored snapshot, with a chance of its own', async () => {
    const { scripts, machine, files, ran, loads } = fakeEngine();
    await storeOnly(SNAPSHOT, snapshotOf(TABLE));
    await startPython(ENGINE, scripts);
    expect([...machine.HEAPU8.subarray(31, 37)]).toEqual([0, 1, 2, 3, 4, 0]);
    expect(files.get('/lib/python3.14/site-packages/a/b.pyc')).toEqual(Uint8Array.of(7, 8, 9));
    expect(ran).toEqual([expect.stringContaining('random.seed()')]);
    expect(loads).toHaveLength(1);
  });

  it('stores nothing where the browser lets it store nothing, and goes on', async () => {
    const refuse = () => Promise.reject(new DOMException('cookies are blocked', 'SecurityError'));
    vi.stubGlobal('caches', { open: refuse, delete: refuse });
    const { storeForNextVisit } = await startPython(ENGINE, fakeEngine().scripts);
    await expect(storeForNextVisit()).resolves.toBeUndefined();
  });

  it('fetches the snapshot again if the stored one is damaged', async () => {
    await storeOnly(SNAPSHOT, snapshotOf(TABLE));
    const spoilt = snapshotOf(TABLE);
    spoilt[spoilt.length - 1] = 0;
    stored.set(SNAPSHOT, new Response(spoilt, { headers: stored.get(SNAPSHOT)?.headers ?? {} }));
    await startPython(ENGINE, fakeEngine().scripts);
    expect(host).toHaveBeenCalledWith(`${ENGINE}snapshot.zst`);
  });

  it.each([
    ['this browser has another table of functions', () => storeOnly(SNAPSHOT, snapshotOf(TABLE + 1))],
    ['the snapshot cannot be read', () => storeOnly(SNAPSHOT, new Uint8Array(9))],
    [
      'the host has no snapshot',
      () =>
        host
          .mockResolvedValueOnce(new Response(''))
          .mockResolvedValueOnce(new Response(''))
          .mockResolvedValueOnce(new Response('', { status: 404 })),
    ],
  ])('starts the plain way if %s', async (_, arrange) => {
    const { scripts, files, loads } = fakeEngine();
    await arrange();
    const { storeForNextVisit } = await startPython(ENGINE, scripts);
    expect(loads.at(-1)).toEqual({ indexURL: ENGINE });
    expect([...files.keys()]).toContain('/lib/python3.14/site-packages/spadille/_core.abi3.so');
    expect(stored.has(SNAPSHOT)).toBe(false);
    await storeForNextVisit();
    expect(await stored.get(ENGINE)?.bytes()).toHaveLength(1024);
  });
});
