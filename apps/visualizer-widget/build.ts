import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Built script with its sizes. */
export interface WidgetFile {
  /** Its name; it carries a hash of its content. */
  file: string;
  bytes: number;
  gzip: number;
  /** For a script element's `integrity`. */
  integrity: string;
}

/** Bundles the widget as one classic script into `folder`, in place of any before it. */
export async function buildWidget(folder: string): Promise<WidgetFile> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'src/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    banner: { js: '/*! Settee visualizer | three.js, MIT, (c) three.js authors */' },
  });
  const script = outputFiles[0]?.contents;
  if (!script) throw new Error('The widget was not built.');
  const hash = (kind: string) => createHash(kind).update(script);
  const file = `visualizer-${hash('sha256').digest('hex').slice(0, 8)}.js`;
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter(
    (name) => /^visualizer-[0-9a-f]{8}[.]js/.test(name) && !name.startsWith(file),
  );
  await Promise.all(old.map((name) => rm(join(folder, name))));
  await writeFile(join(folder, file), script);
  return {
    file,
    bytes: script.length,
    gzip: gzipSync(script, { level: 9 }).length,
    integrity: `sha384-${hash('sha384').digest('base64')}`,
  };
}
