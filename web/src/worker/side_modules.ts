/**
 * The compiled libraries of Python, loaded before Python starts. They then have the same addresses when a memory
 * snapshot is made, in Node, and when it is restored.
 */

/** The parts of Emscripten's module that are used here. */
export interface Machine {
  HEAPU8: Uint8Array<ArrayBuffer>;
  HEAP32: Int32Array;
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
  wasmTable: WebAssembly.Table;
  LDSO: { loadedLibsByHandle: Record<string, SideModule> };
  API: { restoreSnapshot(head: Uint8Array): unknown };
  newDSO(name: string, handle: undefined, exports: string): SideModule;
  loadWebAssemblyModule(module: WebAssembly.Module, flags: object, name: string, scope: object): unknown;
  growMemory(size: number): void;
  _malloc(size: number): number;
  _ZSTD_decompress(into: number, room: number, from: number, size: number): number;
}

export interface SideModule {
  name: string;
  refcount: number;
  global: boolean;
  exports: unknown;
}

export interface EmscriptenSettings {
  preRun: ((machine: Machine) => void)[];
}

export const SITE_PACKAGES = '/lib/python3.14/site-packages/';
/** The files in the engine's folder by the paths from which Python imports them. */
export const SIDE_MODULES = {
  'pydantic_core/_pydantic_core.cpython-314-wasm32-emscripten.so': 'pydantic_core.wasm',
  'spadille/_core.abi3.so': 'spadille.wasm',
};

/**
 * Return the index of Python's pointer to its trampoline: a function that a browser with garbage collection
 * in WebAssembly adds to the table; null in other browsers.
 */
export function trampolinePlace(machine: Machine): number {
  const offset = machine.HEAP32[machine.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2] as number;
  return (machine.__PyRuntime + offset) >> 2;
}

/** Load the compiled libraries in order, and return them by path. */
export function loadSideModules(
  machine: Machine,
  compiled: WebAssembly.Module[],
): Record<string, SideModule> {
  // without a trampoline its place stays free, so that all function tables have the same layout
  if (!machine.HEAP32[trampolinePlace(machine)]) machine.wasmTable.grow(1);
  const loaded = Object.keys(SIDE_MODULES).map((path, which) => {
    const name = SITE_PACKAGES + path;
    const library = machine.newDSO(name, undefined, 'loading');
    library.refcount = Infinity;
    library.global = false;
    library.exports = machine.loadWebAssemblyModule(
      compiled[which] as WebAssembly.Module,
      { allowUndefined: true, nodelete: true },
      name,
      {},
    );
    return [name, library];
  });
  return Object.fromEntries(loaded) as Record<string, SideModule>;
}
