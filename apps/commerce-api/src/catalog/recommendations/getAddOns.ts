import type { getAddOns as endpoint } from '@settee/contract';
import { addOnsFor } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { byItem } from './by-item.ts';

/** Extras for what was just put into the cart. XSELL-04 */
export const getAddOns: Handler<typeof endpoint> = byItem(addOnsFor);
