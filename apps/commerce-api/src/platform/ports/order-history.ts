import type { Site, Sku } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** How many orders have two products together; a product with itself is in all of its orders. */
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
