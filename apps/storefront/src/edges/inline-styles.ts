/**
 * Adds a disabled link for each style sheet that is in the document as text: browsers do not load it, and Vite's loader
 * of late code does not load that style sheet again. If the link were in the HTML, the preload scanner would load it.
 */
export function markInlineStyles(): void {
  const { files = '' } = document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset ?? {};
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = file;
    document.head.append(link);
  }
}
