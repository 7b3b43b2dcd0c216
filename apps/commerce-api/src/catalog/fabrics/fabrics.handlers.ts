import { findFabrics, parseFabricQuery, type FabricCard, isSwatchAvailable } from '@settee/domain';
import { findSummariesBySku } from '../products/summaries.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { toCard, choiceOfFabric, fabricsWith, fabricOrders, loadFabrics, swatchOfFabric } from './load-fabrics.ts';
import { readCodes } from '../options/find-choices.ts';
import { unknownFabric } from './messages.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Maximum number of products. */
const maxProducts = 12;

/** Cards per page: full rows of two, three and four columns. FABRIC-23 */
export const fabricPageSize = 24;

/** A fabric that the site never had, or has forgotten. */
function unknownCard(code: number): FabricCard {
  const name = unknownFabric(code);
  return {
    code,
    optionCode: 0,
    title: name,
    swatchName: name,
    family: '',
    typeName: '',
    color: '',
    images: { desktop: '', desktopHiRes: '' },
    isNla: true,
    additionalDetails: { swatchInStock: false },
  };
}

/** Handlers of the fabric library. */
export const fabricsHandlers = {
  /** A fabric and the products of the site that are made in it; two queries. FABRIC-20 */
  getCardData: async ({ input, ctx, site }) => {
    const row = (await fabricsWith(ctx, site, [input.choiceCode])).get(input.choiceCode);
    if (!row) return notFound;
    const made = row.skus.length > 0 ? await findSummariesBySku(ctx.db, site, [...row.skus].slice(0, maxProducts)) : [];
    return { card: toCard(row), choice: choiceOfFabric(row), products: made.map(({ summary }) => summary) };
  },

  /** The filtered fabrics, up to the requested page. FABRIC-17 */
  getFilteredResults: async ({ input, ctx, site }) => {
    const query = new Map(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const fabricQuery = parseFabricQuery({ get: (name) => query.get(name) ?? null });
    return findFabrics(await loadFabrics(ctx, site), fabricQuery, { orders: fabricOrders, pageSize: fabricPageSize });
  },

  /** Those of some fabrics of which no swatch can be sent, in the order of their codes. FABRIC-16, FABRIC-18 */
  getNlaFabrics: async ({ input, ctx, site }) => {
    const codes = readCodes(input.choiceCodes);
    const found = await fabricsWith(ctx, site, codes);
    const nlaFabrics = codes.flatMap((code) => {
      const row = found.get(code);
      if (!row) return unknownCard(code);
      return isSwatchAvailable(swatchOfFabric(row)) ? [] : toCard(row);
    });
    return { nlaFabrics };
  },

  /** The fabrics behind codes, in their order; unknown ones are left out. FABRIC-15, FABRIC-19 */
  getRecentFabrics: async ({ input, ctx, site }) => {
    const codes = readCodes(input.choiceCodes);
    const found = await fabricsWith(ctx, site, codes);
    return {
      recentFabrics: codes.flatMap((code) => {
        const row = found.get(code);
        return row ? toCard(row) : [];
      }),
    };
  },
} satisfies Handlers<'fabrics'>;
