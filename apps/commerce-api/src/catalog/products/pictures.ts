import type { ManifestEntry } from '@settee/catalog';
import type { ResponsiveImage } from '@settee/domain';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const fileSchema = v.object({ width: v.number(), file: v.string() });
const manifestSchema: v.GenericSchema<Record<string, ManifestEntry>> = v.record(
  v.string(),
  v.object({
    width: v.number(),
    height: v.number(),
    color: v.string(),
    placeholder: v.string(),
    avif: v.array(fileSchema),
    webp: fileSchema,
  }),
);

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The catalog's record of its pictures; empty where none were made. */
export function readManifest(): Manifest {
  const path = fileURLToPath(new URL('../pictures/manifest.json', import.meta.resolve('@settee/catalog')));
  return existsSync(path) ? v.parse(manifestSchema, JSON.parse(readFileSync(path, 'utf8'))) : {};
}

const getUrl = (file: string) => `/pictures/${file}`;

/** A plain ground that holds the place of a picture that was not made. */
function getPlaceholder(alt: string, color: string): ResponsiveImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { alt, width: 1280, height: 960, color, placeholder: '', avif: [], webp: { width: 1280, url } };
}

/** The picture of an id as screens take it; `null` when it was not made. */
export function findImage(manifest: Manifest, id: string, alt: string): ResponsiveImage | null {
  const entry = manifest[id];
  if (!entry) return null;
  const { width, height, color, placeholder, avif, webp } = entry;
  return {
    alt,
    width,
    height,
    color,
    placeholder,
    avif: avif.map((source) => ({ width: source.width, url: getUrl(source.file) })),
    webp: { width: webp.width, url: getUrl(webp.file) },
  };
}

export function getImage(manifest: Manifest, id: string, alt: string, color = '#d9d3c8'): ResponsiveImage {
  return findImage(manifest, id, alt) ?? getPlaceholder(alt, color);
}
