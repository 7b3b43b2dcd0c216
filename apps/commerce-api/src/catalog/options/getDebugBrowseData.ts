import type { getDebugBrowseData as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { productBrowseOf } from './product-browse.ts';
import { selected } from './getBrowseData.ts';

/** The sku of a complete selection with the product as browse data tell it, for the debug tools. PDP-16, PDP-21 */
export const getDebugBrowseData: Handler<typeof endpoint> = async (call) => {
  const found = await selected(call);
  if (!('parts' in found)) return found;
  return { sku: found.offer.sku, productBrowse: productBrowseOf(found.parts, found.offer) };
};
