import type { getStores as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { getLocation, toStores } from './to-stores.ts';

/** STORE-01 */
export const getStores: Handler<typeof endpoint> = async ({ site }) => ({ stores: toStores(site).map(getLocation) });
