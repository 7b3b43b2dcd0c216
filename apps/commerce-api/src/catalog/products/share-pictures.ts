import { homes } from '@settee/catalog';
import { brandPictureHeight, sharePictureFolder, sharePictureWidth } from '@settee/domain';
import { type Context, Hono } from 'hono';
import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { type Manifest, readManifest } from './pictures.ts';

/** Names carry a hash of their content; that of a brand's picture does not. */
const cached = { picture: 'public, max-age=31536000, immutable', brand: 'public, max-age=86400' };
/** Memory for JPEG versions in bytes: all pictures of the catalog take 55 MB. */
const maxStoredBytes = 64_000_000;

type Bytes = Uint8Array<ArrayBuffer>;
type Encode = (file: string, height?: number) => Promise<Bytes>;

async function encodeJpeg(file: string, height?: number): Promise<Bytes> {
  // Only the crawlers of social networks need it.
  const { default: sharp } = await import('sharp');
  const path = fileURLToPath(new URL(`../pictures/${file}`, import.meta.resolve('@settee/catalog')));
  const picture = sharp(path)
    .resize({ width: sharePictureWidth, ...(height && { height }) })
    .flatten({ background: '#fff' });
  return new Uint8Array(await picture.jpeg({ quality: 82 }).toBuffer());
}

/** Encodes each picture once, one at a time, and stores the results, the least recently requested first. */
function encodeOnce(encode: Encode, maxBytes: number): Encode {
  const inTurn = limitConcurrency(1);
  const encoding = new Map<string, Promise<Bytes>>();
  const stored = new Map<string, Bytes>();
  let storedBytes = 0;

  function store(key: string, bytes: Bytes): void {
    stored.set(key, bytes);
    storedBytes += bytes.byteLength;
    for (const [oldest, { byteLength }] of stored) {
      if (storedBytes <= maxBytes) break;
      stored.delete(oldest);
      storedBytes -= byteLength;
    }
  }

  async function make(key: string, work: () => Promise<Bytes>): Promise<Bytes> {
    const bytes = await inTurn(work);
    store(key, bytes);
    return bytes;
  }

  return async (file, height) => {
    const key = `${file} ${height ?? ''}`;
    const known = stored.get(key);
    if (!known) {
      const pending = encoding.get(key) ?? make(key, () => encode(file, height)).finally(() => encoding.delete(key));
      encoding.set(key, pending);
      return pending;
    }
    stored.delete(key);
    stored.set(key, known);
    return known;
  };
}

const largestOf = (manifest: Manifest, id: string) => manifest[id]?.avif.at(-1)?.file;

/** Files that are shared: the largest version of each picture, and those of the home pages by brand. */
function readShared() {
  const manifest = readManifest();
  const files = new Set(Object.keys(manifest).map((id) => largestOf(manifest, id)));
  const byBrand = new Map<string, string | undefined>(
    homes.map(({ brand, hero }) => [brand, largestOf(manifest, hero.picture.id)]),
  );
  return { files, byBrand };
}

/** Serves the pictures of the catalog as JPEG: not all social networks read AVIF or WebP. */
export function sharePicturePages(encode: Encode = encodeJpeg, maxBytes = maxStoredBytes): Hono {
  const app = new Hono();
  const load = encodeOnce(encode, maxBytes);
  let shared: ReturnType<typeof readShared> | undefined;

  async function send(context: Context, file: string, cacheControl: string, height?: number): Promise<Response> {
    const headers = { ETag: `"${file}"`, 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' };
    if (context.req.header('if-none-match')?.includes(headers.ETag)) return context.body(null, 304, headers);
    return context.body(await load(file, height), 200, { ...headers, 'Content-Type': 'image/jpeg' });
  }
  const sendNothing = (context: Context) => context.json({}, 404, { 'Cache-Control': 'no-store' });

  app.get(`${sharePictureFolder}/:file{[\\w.-]+\\.avif\\.jpg}`, async (context) => {
    shared ??= readShared();
    const file = context.req.param('file').slice(0, -'.jpg'.length);
    return shared.files.has(file) ? send(context, file, cached.picture) : sendNothing(context);
  });
  app.get(`${sharePictureFolder}/:file{\\w+\\.jpg}`, async (context) => {
    shared ??= readShared();
    const file = shared.byBrand.get(context.req.param('file').slice(0, -'.jpg'.length));
    return file ? send(context, file, cached.brand, brandPictureHeight) : sendNothing(context);
  });
  return app;
}
