import type { OrderPayment } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** Reads the payments of an order. */
export interface OrderPayments {
  /** Returns the sums of the card and wallet payments of an order, by two queries. */
  read(db: Database, orderId: string): Promise<OrderPayment>;
}
