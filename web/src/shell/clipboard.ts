import { downloadFile } from './download';

/** Copy a text to the clipboard; if the browser refuses, download it as a file. */
export async function copyText(text: string, file: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    downloadFile(new Blob([text], { type: 'application/json' }), file);
    return false;
  }
}
