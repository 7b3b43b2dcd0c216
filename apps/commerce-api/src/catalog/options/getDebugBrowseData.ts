import type { getDebugBrowseData as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { toProductBrowse } from './product-browse.ts';
import { selected } from './getBrowseData.ts';

/** Returns the SKU of a complete selection and its product browse data, for the debug tools. PDP-16, PDP-21 */
export const getDebugBrowseData: Handler<typeof endpoint> = async (call) => {
  const found = await selected(call);
  if (!('parts' in found)) return found;
  return { sku: found.offer.sku, productBrowse: toProductBrowse(found.parts, found.offer) };
};
