import type { Page } from '../page.ts';
import type { PageAssets } from '../shell/Document.tsx';

/** As Vite writes it: source file to what was built of it. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  file: string;
  name?: string;
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
  main: [/newsreader-.*-core/, /figtree-.*-core/],
  cb2: [/archivo-.*-core/],
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

/** Names the files a page needs at once, from the build's manifest; the words of a language are one of them. */
export function assetsFrom(
  manifest: Manifest,
): (page: Page, brand: keyof typeof fontsOf, locale: string) => BuiltAssets {
  const url = (file: string) => `/${file}`;
  const entry = manifest['src/client.tsx'];
  if (!entry) throw new Error('The build has no entry src/client.tsx; run build.ts again.');
  return (page, brand, locale) => {
    // The manifest lists the chunk of a page by its source, or by the name from chunks.ts.
    const keyOf = (file: string) => {
      const source = `src/routes/${file}.tsx`;
      return source in manifest
        ? source
        : (Object.keys(manifest).find((key) => manifest[key]?.name === file) ?? source);
    };
    const chunks = [...reach(manifest, ['src/client.tsx', keyOf(page.file), `src/languages/${locale}/index.ts`])];
    const parts = Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${page.file}/parts/`));
    const styled = [...chunks, ...reach(manifest, parts)];
    const fonts = Object.values(manifest).map(({ file }) => file);
    return {
      entries: [url(entry.file)],
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => url(file)),
      styles: [...new Set(styled.flatMap(({ css = [] }) => css))].map(url),
      fonts: fontsOf[brand].flatMap((name) => fonts.filter((file) => name.test(file)).slice(0, 1)).map(url),
    };
  };
}
