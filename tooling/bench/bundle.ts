import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { build as viteBuild, type Rolldown } from 'vite';

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
const asData = Object.fromEntries(
  ['.woff', '.woff2', '.svg', '.png', '.gif', '.eot', '.ttf'].map((kind) => [kind, 'dataurl'] as const),
);

const options = {
  bundle: true,
  minify: true,
  write: false,
  outdir: 'out',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  external: react,
  loader: asData,
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

const gzippedBytes = (contents: Uint8Array | string) => gzipSync(contents, { level: 9 }).length;

/** Returns the gzipped bytes of the minified JavaScript of `code` with its imports, without React. */
export async function gzipSize(code: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({ ...options, stdin: { contents: code, resolveDir, loader: 'jsx' } });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  return gzippedBytes(script?.contents ?? '');
}

interface Chunk {
  isEntry: boolean;
  /** Chunks that load together with it, by name. */
  imports: readonly string[];
  contents: Uint8Array | string;
}

/** Returns the gzipped bytes of the entry's chunk and of all that load together with it. */
function firstBytes(chunks: ReadonlyMap<string, Chunk>): number {
  const queue = [...chunks.keys()].filter((name) => chunks.get(name)?.isEntry);
  const first = new Set<string>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (first.has(name)) continue;
    first.add(name);
    queue.push(...(chunks.get(name)?.imports ?? []));
  }
  return [...first].reduce((sum, name) => sum + gzippedBytes(chunks.get(name)?.contents ?? ''), 0);
}

/** The same without chunks that load on demand: what a page with `code` loads initially. */
export async function firstSize(code: string, resolveDir: string): Promise<number> {
  const { metafile, outputFiles } = await build({
    ...options,
    stdin: { contents: code, resolveDir, loader: 'jsx' },
    splitting: true,
    metafile: true,
  });
  const chunks = Object.entries(metafile.outputs).map(([path, { entryPoint, imports }]): [string, Chunk] => [
    path,
    {
      isEntry: entryPoint === '<stdin>',
      imports: imports
        .filter(({ kind, external }) => kind === 'import-statement' && !external)
        .map((each) => each.path),
      contents: outputFiles.find((file) => file.path.endsWith(`/${path}`))?.contents ?? '',
    },
  ]);
  return firstBytes(new Map(chunks));
}

/** The same with Vite, which bundles with Rolldown. */
export async function firstSizeWithVite(code: string, resolveDir: string): Promise<number> {
  const entry = join(resolveDir, 'measured-entry.js');
  const built = await viteBuild({
    configFile: false,
    root: resolveDir,
    logLevel: 'silent',
    plugins: [
      {
        name: 'measured-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, external: react, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.flatMap((part): [string, Chunk][] =>
    part.type === 'chunk'
      ? [[part.fileName, { isEntry: part.isEntry, imports: part.imports, contents: part.code }]]
      : [],
  );
  return firstBytes(new Map(chunks));
}
