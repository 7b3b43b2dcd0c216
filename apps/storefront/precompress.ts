import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` and `.gz` files next to every text file of a folder; returns the sizes in bytes, brotli for
 * `after`.
 */
export async function precompress(folder: string): Promise<{ files: number; before: number; after: number }> {
  const sum = { files: 0, before: 0, after: 0 };
  for await (const name of glob('**/*.{js,css,svg,json,txt}', { cwd: folder })) {
    const path = join(folder, name);
    const plain = await readFile(path);
    const small = await brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
    await writeFile(`${path}.br`, small);
    await writeFile(`${path}.gz`, await zip(plain, { level: 9 }));
    sum.files += 1;
    sum.before += plain.length;
    sum.after += small.length;
  }
  return sum;
}
