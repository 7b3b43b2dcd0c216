import type { getCardData as endpoint } from '@settee/contract';
import { findSummariesOf } from '../products/summaries.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { cardOf, choiceOfFabric, fabricsWith } from './fabrics-of.ts';

/** How many products are shown. */
const most = 12;

/** A fabric and the products of the site that are made in it; two queries. FABRIC-20 */
export const getCardData: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const row = (await fabricsWith(ctx, site, [input.choiceCode])).get(input.choiceCode);
  if (!row) return notFound;
  const made = row.skus.length > 0 ? await findSummariesOf(ctx.db, site, [...row.skus].slice(0, most)) : [];
  return { card: cardOf(row), choice: choiceOfFabric(row), products: made.map(({ summary }) => summary) };
};
