import type { getStores as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { locationOf, storesOf } from './stores-of.ts';

/** STORE-01 */
export const getStores: Handler<typeof endpoint> = async ({ site }) => ({ stores: storesOf(site).map(locationOf) });
