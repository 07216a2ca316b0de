// Starts the engine of a site the plain way and imports a module of bench/; `read` reads a file, in Node or in a browser.
const FOLDER = '/lib/python3.14/site-packages';
const COMPILED = {
  'pydantic_core/_pydantic_core.cpython-314-wasm32-emscripten.so': 'pydantic_core.wasm',
  'spadille/_core.abi3.so': 'spadille.wasm',
};

export async function engineWith(engine, module, read, more = {}) {
  const { loadPyodide } = await import(`${engine}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: engine, ...more });
  python.FS.writeFile('/packed.tar.xz', await read(`${engine}python.tar.xz`));
  python.runPython(`
import tarfile
with tarfile.open("/packed.tar.xz") as packed:
    packed.extractall("${FOLDER}", filter="fully_trusted")
`);
  for (const [path, file] of Object.entries(COMPILED)) {
    python.FS.writeFile(`${FOLDER}/${path}`, await read(engine + file));
  }
  return importModule(python, module, read);
}

export async function importModule(python, module, read) {
  python.FS.writeFile(`/${module}.py`, await read(new URL(`${module}.py`, import.meta.url)));
  python.runPython('import sys; sys.path.insert(0, "/")');
  return python.pyimport(module);
}
