import { getOrderDetails } from '@settee/contract';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** The shopper's last order. ORDER-12 */
export const orderQuery = query(getOrderDetails, {}, { isLive: true });
export const useOrder = () => useQuery(orderQuery);
