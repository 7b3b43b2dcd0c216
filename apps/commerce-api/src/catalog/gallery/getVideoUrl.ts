import type { getVideoUrl as endpoint } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import { products } from '../products/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';

/** The film of the product that a source names, as its pages do: `alder-sofa`. GALL-23 */
export const getVideoUrl: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const isNamed = and(eq(products.brand, site.brand), eq(products.slug, input.source));
  const [found] = await ctx.db.select({ content: products.content }).from(products).where(isNamed);
  const video = found?.content.video;
  return video ? { videoUrl: video.mp4 } : notFound;
};
