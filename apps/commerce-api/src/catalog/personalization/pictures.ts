import { embroideryFonts, etchingFonts } from '@settee/catalog';
import type { ResponsiveImage } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { Hono, type Context as HonoContext } from 'hono';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProduct } from '../products/products.queries.ts';
import type { Context } from '../../platform/context.ts';
import { renderDesignSvg, renderSampleSvg } from './draw.ts';
import { validateDesign } from './validate-design.ts';
import { designPreviews } from './tables.ts';

const baseImages = new Map<string, Promise<string>>();

async function readBaseImage(url: string): Promise<string> {
  const path = fileURLToPath(new URL(`../pictures/${basename(url)}`, import.meta.resolve('@settee/catalog')));
  return `data:image/webp;base64,${(await readFile(path)).toString('base64')}`;
}

/** A catalog image as text: an SVG shown as an image may not load another image. */
function getBaseImage({ webp: { url } }: ResponsiveImage): Promise<string> {
  if (url.startsWith('data:')) return Promise.resolve(url);
  const baseImage = baseImages.get(url) ?? readBaseImage(url);
  baseImages.set(url, baseImage);
  return baseImage;
}

const codes = [...embroideryFonts, ...etchingFonts].map(({ code }) => code);

/** An image that runs and loads nothing, even when opened directly. */
function send(context: HonoContext, svg: string, seconds: number): Response {
  return context.body(svg, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; img-src data:; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': `public, max-age=${seconds}, immutable`,
  });
}

async function drawn(ctx: Context, key: string): Promise<string | null> {
  const [row] = await ctx.db.select().from(designPreviews).where(eq(designPreviews.key, key));
  if (!row) return null;
  const product = await findProduct(ctx.db, row.design.sku);
  const offered = product?.content.personalization ?? null;
  const validation = validateDesign(offered, row.design, { isWhole: false });
  return validation.ok && offered ? renderDesignSvg(validation.value, await getBaseImage(offered.picture)) : null;
}

/** Serves preview images of designs, under unguessable URLs, and of fonts. MONO-06 */
export function personalizationImages(ctx: Context): Hono {
  const app = new Hono();
  app.get('/personalization/image/:file{[\\w-]{43}\\.svg}', async (context) => {
    const svg = await drawn(ctx, context.req.param('file').slice(0, -4));
    return svg === null ? context.json({}, 404, { 'Cache-Control': 'no-store' }) : send(context, svg, 31_536_000);
  });
  app.get('/personalization/font/:file{[a-z]+\\.svg}', (context) => {
    const code = context.req.param('file').slice(0, -4);
    return codes.includes(code) ? send(context, renderSampleSvg(code), 86_400) : context.json({}, 404);
  });
  return app;
}
