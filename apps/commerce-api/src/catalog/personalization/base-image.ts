import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResponsiveImage } from '@settee/domain';

const baseImages = new Map<string, Promise<string>>();

async function readBaseImage(url: string): Promise<string> {
  const path = fileURLToPath(new URL(`../pictures/${basename(url)}`, import.meta.resolve('@settee/catalog')));
  return `data:image/webp;base64,${(await readFile(path)).toString('base64')}`;
}

/** A picture of the catalog as text, since a picture in a page may not load another one. */
export function getBaseImage({ webp: { url } }: ResponsiveImage): Promise<string> {
  if (url.startsWith('data:')) return Promise.resolve(url);
  const baseImage = baseImages.get(url) ?? readBaseImage(url);
  baseImages.set(url, baseImage);
  return baseImage;
}
