import type { Page } from '../page.ts';
import type { PageAssets } from '../shell/Document.tsx';

/** As Vite writes it: source file to what was built of it. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}

export interface BuiltAssets extends PageAssets {
  /** The scripts that start the page. */
  entries: string[];
  /** Starts it in their place, in development. */
  preamble?: string;
}

const fontsOf = {
  main: [/newsreader-latin-opsz-normal/, /figtree-latin-wght-normal/],
  cb2: [/archivo-latin-standard-normal/],
} as const;

/** Collects the chunks in import order, so that the styles that define the order of cascade layers load first. */
function reach(
  manifest: Manifest,
  names: readonly string[],
  found = new Set<Chunk>(),
  passed = new Set<string>(),
): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || passed.has(name)) continue;
    passed.add(name);
    reach(manifest, chunk.imports ?? [], found, passed);
    found.add(chunk);
  }
  return found;
}

/** Names the files a page needs at once, from the build's manifest. */
export function assetsFrom(manifest: Manifest): (page: Page, brand: keyof typeof fontsOf) => BuiltAssets {
  const url = (file: string) => `/${file}`;
  const entry = manifest['src/client.tsx'];
  if (!entry) throw new Error('The build has no entry src/client.tsx; run build.ts again.');
  return (page, brand) => {
    const sourceOf = (file: string) => `src/routes/${file}.tsx`;
    const chunks = [
      ...reach(manifest, ['src/client.tsx', ...(page.isLazy ? ['src/lazy-routes.ts'] : []), sourceOf(page.file)]),
    ];
    const styled = [...chunks, ...reach(manifest, (page.alsoStyles ?? []).map(sourceOf))];
    const fonts = Object.values(manifest).map(({ file }) => file);
    return {
      entries: [url(entry.file)],
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => url(file)),
      styles: [...new Set(styled.flatMap(({ css = [] }) => css))].map(url),
      fonts: fontsOf[brand].flatMap((name) => fonts.filter((file) => name.test(file)).slice(0, 1)).map(url),
    };
  };
}
