import { getOrderDetails, getPackingSlip } from '@settee/contract';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** The shopper's last order. ORDER-12 */
export const orderQuery = query(getOrderDetails, {}, { isLive: true });
export const useOrder = () => useQuery(orderQuery);

/** The packing slip of an order, by the secret key of its URL. */
export const packingSlipQuery = (key: string) => query(getPackingSlip, { key }, { isLive: true });
