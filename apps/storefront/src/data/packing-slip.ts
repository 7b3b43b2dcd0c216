import { getPackingSlip } from '@settee/contract';
import { query } from './query.ts';

/** The packing slip of an order, by the secret key of its URL. */
export const packingSlipQuery = (key: string) => query(getPackingSlip, { key }, { isLive: true });
