import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
const asData = Object.fromEntries(
  ['.woff', '.woff2', '.svg', '.png', '.gif', '.eot', '.ttf'].map((kind) => [kind, 'dataurl'] as const),
);

/** Bytes of the minified, gzipped JavaScript of `code`, its imports included and React left out. */
export async function gzipSize(code: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir, loader: 'jsx' },
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
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  return gzipSync(script?.contents ?? '', { level: 9 }).length;
}
