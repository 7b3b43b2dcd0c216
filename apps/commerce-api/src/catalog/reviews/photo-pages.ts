import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from '../../platform/context.ts';
import { timingSafeEqualText } from '../../platform/session/request-token.ts';
import { photoFolder } from './photos.ts';
import { reviewPhotos, reviews } from './tables.ts';

/** Shared caches request it again after a day, so that a photograph that was rejected disappears from them. */
const cached = 'public, max-age=31536000, s-maxage=86400, immutable';

/** Serves the photographs of published reviews under unguessable URLs; with the operators' token also those of other reviews. */
export function reviewPhotoPages({ db, config }: Context): Hono {
  const app = new Hono();
  app.get(`${photoFolder}/:file{[\\w-]{43}(-small)?\\.webp}`, async (context) => {
    const file = context.req.param('file');
    const given = context.req.header('authorization') ?? '';
    const isOperator = config.ordersToken !== '' && timingSafeEqualText(given, `Bearer ${config.ordersToken}`);
    const [photo] = await db
      .select({ bytes: file.endsWith('-small.webp') ? reviewPhotos.small : reviewPhotos.large, status: reviews.status })
      .from(reviewPhotos)
      .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
      .where(eq(reviewPhotos.key, file.slice(0, 43)));
    const isShown = photo && (photo.status === 'published' || isOperator);
    if (!isShown) return context.json({}, 404, { 'Cache-Control': 'no-store' });
    return context.body(new Uint8Array(photo.bytes), 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': isOperator ? 'no-store' : cached,
    });
  });
  return app;
}
