/** Export and import of everything that this browser stores, as one file. */
import { exportAll, importAll } from '../../protocol/http';
import { loadText, removeText, saveText, storedKeys } from '../../shell/browser_storage';
import { downloadFile } from '../../shell/download';

/** The start of the keys of the page's own data: score sheets, preferences, language, name. */
const OWN = 'spadille.';
const FILE = 'spadille.jsonl';

type FirstLine = { browser?: { page?: Record<string, string> } } & Record<string, unknown>;

function localEntries(): Record<string, string> {
  return Object.fromEntries(storedKeys(OWN).map((name) => [name, loadText(name) ?? '']));
}

/** Return the lines of an export with a first line that contains the page's own data. */
function addLocalEntries(lines: string, page: Record<string, string>): string {
  const [first = '{}', ...rest] = lines.split('\n');
  const said = JSON.parse(first) as FirstLine;
  return [JSON.stringify({ ...said, browser: { ...said.browser, page } }), ...rest].join('\n');
}

function readLocalEntries(lines: string): Record<string, string> {
  const said = JSON.parse(lines.split('\n', 1)[0] ?? '{}') as FirstLine;
  return said.browser?.page ?? {};
}

export async function exportToFile(): Promise<void> {
  downloadFile(addLocalEntries(await exportAll(), localEntries()), FILE);
}

/** Replace everything stored here by the content of the file; the page must be reloaded afterwards. */
export async function importFromFile(file: File): Promise<void> {
  const lines = await file.text();
  await importAll(lines);
  storedKeys(OWN).forEach(removeText);
  Object.entries(readLocalEntries(lines)).forEach(([name, value]) => {
    if (name.startsWith(OWN)) saveText(name, value);
  });
}
