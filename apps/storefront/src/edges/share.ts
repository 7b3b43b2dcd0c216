import { addressOf } from './navigation.ts';

/** Puts a text into the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the share sheet of the device for a page of this site; copies the link on devices without one. */
export async function sharePage(title: string, path: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = addressOf(path);
  if (typeof navigator.share !== 'function') return (await copyText(url)) ? 'copied' : 'failed';
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    // The shopper closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    return (await copyText(url)) ? 'copied' : 'failed';
  }
}
