import type { getCardData as endpoint } from '@settee/contract';
import { findSummariesBySku } from '../products/summaries.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { toCard, choiceOfFabric, fabricsWith } from './load-fabrics.ts';

/** Maximum number of products. */
const maxProducts = 12;

/** A fabric and the products of the site that are made in it; two queries. FABRIC-20 */
export const getCardData: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const row = (await fabricsWith(ctx, site, [input.choiceCode])).get(input.choiceCode);
  if (!row) return notFound;
  const made = row.skus.length > 0 ? await findSummariesBySku(ctx.db, site, [...row.skus].slice(0, maxProducts)) : [];
  return { card: toCard(row), choice: choiceOfFabric(row), products: made.map(({ summary }) => summary) };
};
