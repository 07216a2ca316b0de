/** Everything this browser keeps, as one file: taken along, and read back somewhere else. */
import { exportAll, importAll } from '../../protocol/http';
import { loadText, removeText, saveText, storedKeys } from '../../shell/browser_storage';
import { downloadFile } from '../../shell/download';

/** What the page itself remembers: sheets of the pad, preferences, the language, a name. */
const OWN = 'spadille.';
const FILE = 'spadille.jsonl';

type FirstLine = { browser?: { page?: Record<string, string> } } & Record<string, unknown>;

function localEntries(): Record<string, string> {
  return Object.fromEntries(storedKeys(OWN).map((name) => [name, loadText(name) ?? '']));
}

/** The first line is the browser's own: what its page remembers goes there too. */
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

/** Puts what is in the file in the place of all that is kept here; the page is to be loaded anew. */
export async function importFromFile(file: File): Promise<void> {
  const lines = await file.text();
  await importAll(lines);
  storedKeys(OWN).forEach(removeText);
  Object.entries(readLocalEntries(lines)).forEach(([name, value]) => {
    if (name.startsWith(OWN)) saveText(name, value);
  });
}
