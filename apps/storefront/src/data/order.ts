import { getOrderDetails } from '@settee/contract';
import { read } from './read.ts';
import { useLoad } from './swr.ts';

/** The shopper's last order. ORDER-12 */
export const orderRead = read(getOrderDetails, {}, { isLive: true });
export const useOrder = () => useLoad(orderRead);
