import type { Site, Sku } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** The number of orders with both products; for the same sku twice, the number of orders with that product. */
export interface OrderedTogether {
  sku: Sku;
  other: Sku;
  count: number;
}

/** Counts what was ordered. */
export interface OrderHistory {
  /** Of the orders of a site since a time. One query. */
  findOrderedTogether(db: Database, site: Site, since: Date): Promise<readonly OrderedTogether[]>;
}
