import { sharePictureFolder, sharePictureWidth } from '@settee/domain';
import { Hono } from 'hono';
import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { readManifest } from './pictures.ts';

/** Names carry a hash of their content. */
const cached = 'public, max-age=31536000, immutable';
/** Memory for JPEG versions in bytes: all pictures of the catalog take 55 MB. */
const maxStoredBytes = 64_000_000;

type Bytes = Uint8Array<ArrayBuffer>;
type Encode = (file: string) => Promise<Bytes>;

async function encodeJpeg(file: string): Promise<Bytes> {
  // Only the crawlers of social networks need it.
  const { default: sharp } = await import('sharp');
  const path = fileURLToPath(new URL(`../pictures/${file}`, import.meta.resolve('@settee/catalog')));
  const picture = sharp(path).resize({ width: sharePictureWidth }).flatten({ background: '#fff' });
  return new Uint8Array(await picture.jpeg({ quality: 82 }).toBuffer());
}

/** Encodes each picture once, one at a time, and stores the results, the least recently requested first. */
function encodeOnce(encode: Encode, maxBytes: number): Encode {
  const inTurn = limitConcurrency(1);
  const encoding = new Map<string, Promise<Bytes>>();
  const stored = new Map<string, Bytes>();
  let storedBytes = 0;

  function store(file: string, bytes: Bytes): void {
    stored.set(file, bytes);
    storedBytes += bytes.byteLength;
    for (const [oldest, { byteLength }] of stored) {
      if (storedBytes <= maxBytes) break;
      stored.delete(oldest);
      storedBytes -= byteLength;
    }
  }

  async function make(file: string): Promise<Bytes> {
    const bytes = await inTurn(() => encode(file));
    store(file, bytes);
    return bytes;
  }

  return async (file) => {
    const known = stored.get(file);
    if (!known) {
      const pending = encoding.get(file) ?? make(file).finally(() => encoding.delete(file));
      encoding.set(file, pending);
      return pending;
    }
    stored.delete(file);
    stored.set(file, known);
    return known;
  };
}

/** Files that are shared: the largest version of each picture. */
const readShared = (): ReadonlySet<string> =>
  new Set(Object.values(readManifest()).flatMap(({ avif }) => avif.at(-1)?.file ?? []));

/** Serves the pictures of the catalog as JPEG: not all social networks read AVIF or WebP. */
export function sharePicturePages(encode: Encode = encodeJpeg, maxBytes = maxStoredBytes): Hono {
  const app = new Hono();
  const load = encodeOnce(encode, maxBytes);
  let files: ReadonlySet<string> | undefined;
  app.get(`${sharePictureFolder}/:file{[\\w.-]+\\.avif\\.jpg}`, async (context) => {
    files ??= readShared();
    const file = context.req.param('file').slice(0, -'.jpg'.length);
    if (!files.has(file)) return context.json({}, 404, { 'Cache-Control': 'no-store' });
    const headers = { ETag: `"${file}"`, 'Cache-Control': cached, 'X-Content-Type-Options': 'nosniff' };
    if (context.req.header('if-none-match')?.includes(headers.ETag)) return context.body(null, 304, headers);
    return context.body(await load(file), 200, { ...headers, 'Content-Type': 'image/jpeg' });
  });
  return app;
}
