import { downloadFile } from './download';

/** Puts a text on the clipboard; where a browser does not let us, it comes as a file. */
export async function copyText(text: string, file: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    downloadFile(new Blob([text], { type: 'application/json' }), file);
    return false;
  }
}
