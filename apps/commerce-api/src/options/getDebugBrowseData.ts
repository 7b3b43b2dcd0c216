import type { getDebugBrowseData as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { selected } from './getBrowseData.ts';

/** The sku of a complete selection, for the debug tools. PDP-21 */
export const getDebugBrowseData: Handler<typeof endpoint> = async (call) => {
  const found = await selected(call);
  return 'parts' in found ? { sku: found.offer.sku } : found;
};
