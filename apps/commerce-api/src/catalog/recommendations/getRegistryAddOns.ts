import type { getRegistryAddOns as endpoint } from '@settee/contract';
import { addOnsFor } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { byItem } from './by-item.ts';

/** Extras for what was just put on a registry. XSELL-10 */
export const getRegistryAddOns: Handler<typeof endpoint> = byItem(addOnsFor);
