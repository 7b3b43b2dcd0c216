/** Third-party file loaded by a page. */
export interface VendorAsset {
  kind: 'script' | 'style';
  url: string;
  /** Subresource integrity; empty when not demanded. */
  integrity: string;
}

const loading = new Map<string, Promise<void>>();

function getElement({ kind, url, integrity }: VendorAsset): HTMLScriptElement | HTMLLinkElement {
  const element = document.createElement(kind === 'script' ? 'script' : 'link');
  if (element instanceof HTMLLinkElement) {
    element.rel = 'stylesheet';
    element.href = url;
  } else {
    element.src = url;
  }
  element.crossOrigin = 'anonymous';
  if (integrity !== '') element.setAttribute('integrity', integrity);
  element.nonce = globalThis.__webpack_nonce__ ?? '';
  return element;
}

function load(file: VendorAsset): Promise<void> {
  const known = loading.get(file.url);
  if (known) return known;
  const element = getElement(file);
  const coming = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(`${file.url} did not load.`)));
  });
  loading.set(file.url, coming);
  // A failed file is loaded again the next time.
  coming.catch(() => {
    loading.delete(file.url);
    element.remove();
  });
  document.head.append(element);
  return coming;
}

/** Loads files into the page, each once; rejects when one fails. */
export async function loadVendorAssets(files: readonly VendorAsset[]): Promise<void> {
  await Promise.all(files.map(load));
}
