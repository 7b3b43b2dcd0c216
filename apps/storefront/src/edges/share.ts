/** The whole address of a page of this site. */
export const addressOf = (path: string) => new URL(path, window.location.origin).href;

/** Puts a text into the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
