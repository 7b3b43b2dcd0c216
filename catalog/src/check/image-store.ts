import { existsSync, readFileSync } from 'node:fs';
import type { ImageStore } from './pictures.ts';

const folder = new URL('../../pictures/', import.meta.url);

/** The pictures of this repository. */
export function readImageStore(): ImageStore {
  return {
    manifest: JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')),
    hasFile: (file) => existsSync(new URL(file, folder)),
  };
}
