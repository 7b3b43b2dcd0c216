import type { getProduct as endpoint } from '@settee/contract';
import { parseOptionChoiceParameter } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { toProductPage } from './product-page.ts';
import { loadProductPageData } from './load-product-page-data.ts';

/** The product page; choices that are not offered are left out. PDP-15 */
export const getProduct: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const parts = await loadProductPageData(ctx, site, input.sku, parseOptionChoiceParameter(input.oc) ?? {});
  return parts ? toProductPage(parts) : notFound;
};
