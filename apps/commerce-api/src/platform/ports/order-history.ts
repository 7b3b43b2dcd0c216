import type { ShopSite, Sku } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** The number of orders with both products; for the same sku twice, the number of orders with that product. */
export interface OrderedTogether {
  sku: Sku;
  other: Sku;
  count: number;
}

/** An order with a product, with the owner key of its shopper and the email address that it was placed with. */
export interface Purchase {
  orderId: string;
  shopperKey: string;
  emailAddress: string;
}

/** Counts and finds what was ordered. */
export interface OrderHistory {
  /** Of the orders of a site since a time, by months. */
  findOrderedTogether(db: Database, site: ShopSite, since: Date): Promise<readonly OrderedTogether[]>;
  /** The last order of a brand with a product that belongs to a session, or that it has opened; `null` without one. One query. */
  findPurchase(
    db: Database,
    site: ShopSite,
    session: { id: string; key: string },
    wanted: { productSku: Sku; now: Date },
  ): Promise<Purchase | null>;
}
