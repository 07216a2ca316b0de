import { downloadFile } from './download';

/** Copy the selected text, without the clipboard API, which browsers do not offer over http. */
function copySelected(text: string): boolean {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'visually-hidden';
  // text outside an open dialog cannot be selected
  (focused?.closest('dialog') ?? document.body).append(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    focused?.focus({ preventScroll: true });
  }
}

/** Copy a text to the clipboard. Return false if the browser refuses. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/**
 * Copy a text to the clipboard. If the browser does not allow this, download it as a file. Return whether it
 * was copied.
 */
export async function copyText(text: string, file: string): Promise<boolean> {
  if (await writeClipboard(text)) return true;
  downloadFile(new Blob([text], { type: 'application/json' }), file);
  return false;
}
