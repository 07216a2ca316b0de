// Starts the engine of a site and imports a module of bench/; `read` reads a file, in Node or in a browser.
export async function engineWith(engine, module, read, more = {}) {
  const { loadPyodide } = await import(`${engine}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: engine, ...more });
  python.FS.writeFile('/packed.tar.xz', await read(`${engine}python.tar.xz`));
  python.FS.writeFile(`/${module}.py`, await read(new URL(`${module}.py`, import.meta.url)));
  python.runPython(`
import sys, tarfile
with tarfile.open("/packed.tar.xz") as packed:
    packed.extractall("/lib/python3.14/site-packages", filter="fully_trusted")
sys.path.insert(0, "/")
`);
  return python.pyimport(module);
}
