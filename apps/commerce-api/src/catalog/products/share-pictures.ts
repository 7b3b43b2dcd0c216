import { sharePictureFolder, sharePictureWidth } from '@settee/domain';
import { Hono } from 'hono';
import { fileURLToPath } from 'node:url';
import { readManifest } from './pictures.ts';

/** Names carry a hash of their content. */
const cached = 'public, max-age=31536000, immutable';

async function encodeJpeg(file: string): Promise<Uint8Array> {
  // Only the crawlers of social networks need it.
  const { default: sharp } = await import('sharp');
  const path = fileURLToPath(new URL(`../pictures/${file}`, import.meta.resolve('@settee/catalog')));
  return sharp(path)
    .resize({ width: sharePictureWidth })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Serves the pictures of the catalog as JPEG: not all social networks read AVIF or WebP. */
export function sharePicturePages(): Hono {
  const app = new Hono();
  let files: ReadonlySet<string> | undefined;
  app.get(`${sharePictureFolder}/:file{[\\w.-]+\\.avif\\.jpg}`, async (context) => {
    files ??= new Set(Object.values(readManifest()).flatMap(({ avif }) => avif.map(({ file }) => file)));
    const file = context.req.param('file').slice(0, -'.jpg'.length);
    if (!files.has(file)) return context.json({}, 404, { 'Cache-Control': 'no-store' });
    return context.body(new Uint8Array(await encodeJpeg(file)), 200, {
      'Content-Type': 'image/jpeg',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': cached,
    });
  });
  return app;
}
