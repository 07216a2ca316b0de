/**
 * Restores a memory snapshot: Python's memory after a first deal, as it was when the site was built.
 * Importing the modules would take most of the time of a start. The snapshot is stored uncompressed for the
 * next visit.
 */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';
import { writeModule, type Bytes } from './library';
import { swapNearWords } from './near_words';
import { loadSideModules, trampolinePlace } from './side_modules';
import type { EmscriptenSettings, Machine } from './side_modules';

/** The description at the head of a snapshot. `scripts/snapshot.mjs` writes it. */
interface Description {
  /** The names of the compiled libraries, by Python's handle. */
  handles: Record<string, string>;
  /** The length of the table of functions. */
  table: number;
  /** The size of the memory. */
  size: number;
  /** Pyodide's own description of the snapshot, in base 64. */
  head: string;
  /** The number of runs of bytes that differ from those of a newly started interpreter. */
  runs: number;
  /** The files that Python may still read, with their sizes. */
  files: [path: string, size: number][];
}

const WORD = 4;
/** The length of the header of a compressed snapshot: the sizes of the memory and of the uncompressed snapshot. */
const SIZES = 2 * WORD;
/** The size of the header of a free block of memory. */
const HEADER = 16;

/** The files from which Python starts, besides Pyodide's own. */
export interface Parts {
  createMachine: (settings: EmscriptenSettings) => Promise<Machine>;
  sideModules: WebAssembly.Module[];
  /** The uncompressed snapshot; null if only the compressed one is there. */
  plain: Bytes | null;
  compressed: Bytes | null;
}

/** Uncompress a snapshot, in the memory into which it will be written. */
function uncompress(machine: Machine, compressed: Bytes): Bytes {
  const sizes = new DataView(compressed.buffer, compressed.byteOffset, SIZES);
  const [memory, size] = [sizes.getUint32(0, true), sizes.getUint32(WORD, true)];
  machine.growMemory(memory);
  const from = machine._malloc(compressed.length);
  machine.HEAPU8.set(compressed, from);
  const into = machine._malloc(size);
  const written = machine._ZSTD_decompress(into, size, from + SIZES, compressed.length - SIZES);
  if (written !== size) throw new Error('the snapshot is damaged');
  const plain = machine.HEAPU8.slice(into, into + size);
  const end = Math.max(from + compressed.length, into + size);
  machine.HEAPU8.fill(0, Math.min(from, into) - HEADER, end + HEADER);
  const { runs, bodyAt } = readHead(plain);
  let at = bodyAt;
  for (let run = 0; run < runs.length; run += 2) {
    const [to, bytes] = [runs[run] as number, runs[run + 1] as number];
    swapNearWords(new Uint32Array(plain.buffer, at, bytes / WORD), to);
    at += bytes;
  }
  return plain;
}

/** Read the description, the runs as addresses and sizes, and where their bytes begin. */
function readHead(plain: Bytes): { about: Description; runs: Uint32Array; bodyAt: number } {
  const length = new DataView(plain.buffer, plain.byteOffset, WORD).getUint32(0, true);
  const at = WORD + length;
  const about = JSON.parse(new TextDecoder().decode(plain.subarray(WORD, at))) as Description;
  const bodyAt = at + about.runs * 2 * WORD;
  return { about, runs: new Uint32Array(plain.slice(at, bodyAt).buffer), bodyAt };
}

/** Write a snapshot into the memory. Return its description and the offset of the contents of the files. */
function fill(machine: Machine, plain: Bytes): { about: Description; filesAt: number } {
  const { about, runs, bodyAt } = readHead(plain);
  let at = bodyAt;
  if (machine.wasmTable.length !== about.table) {
    throw new Error(`a table of ${machine.wasmTable.length} functions, not ${about.table}`);
  }
  const trampoline = machine.HEAP32[trampolinePlace(machine)] as number;
  machine.growMemory(about.size);
  for (let run = 0; run < runs.length; run += 2) {
    const [to, size] = [runs[run] as number, runs[run + 1] as number];
    machine.HEAPU8.set(plain.subarray(at, at + size), to);
    at += size;
  }
  machine.HEAP32[trampolinePlace(machine)] = trampoline;
  return { about, filesAt: at };
}

function decodeBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Python code that seeds the random numbers anew, because every visit restores the same state. */
const RESEED = 'import random; random.seed(); del random';

/**
 * Start Python from a snapshot. Return it with the uncompressed snapshot. Throws if this browser's function
 * table has another length than that of the snapshot, or if the snapshot cannot be read.
 */
export async function restoreSnapshot(
  engine: string,
  loadPyodide: typeof Load,
  arriving: Promise<Parts>,
): Promise<{ api: PyodideAPI; plain: Bytes }> {
  let plain: Bytes | undefined;
  let filled: ReturnType<typeof fill> | undefined;
  const options = {
    indexURL: engine,
    stdLibURL: `${engine}no_library.zip`,
    env: { LANG: 'C.UTF-8' },
    // a placeholder: the snapshot is written when the module exists
    _loadSnapshot: new Uint8Array(1),
    createPyodideModule: async (settings: EmscriptenSettings) => {
      const parts = await arriving; // Pyodide fetches its own meanwhile
      let libraries: ReturnType<typeof loadSideModules> = {};
      settings.preRun.push((machine) => (libraries = loadSideModules(machine, parts.sideModules)));
      const machine = await parts.createMachine(settings);
      plain = parts.plain ?? uncompress(machine, parts.compressed as Bytes);
      filled = fill(machine, plain);
      const { handles, head } = filled.about;
      for (const [handle, name] of Object.entries(handles)) {
        if (libraries[name]) machine.LDSO.loadedLibsByHandle[handle] = libraries[name];
      }
      const restore = machine.API.restoreSnapshot;
      machine.API.restoreSnapshot = () => restore(decodeBase64(head));
      return machine;
    },
  };
  const api = await loadPyodide(options as unknown as Parameters<typeof Load>[0]);
  if (!plain || !filled) throw new Error('nothing was restored');
  let at = filled.filesAt;
  for (const [path, size] of filled.about.files) {
    writeModule(api, path, plain.slice(at, at + size));
    at += size;
  }
  api.runPython(RESEED);
  return { api, plain };
}
