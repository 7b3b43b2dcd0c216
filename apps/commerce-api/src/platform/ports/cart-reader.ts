import type { Site, Sku } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** What pages of the catalog may know of a shopper's cart. */
export interface CartSummary {
  /** Products in the cart, without those saved for later. */
  productSkus: readonly Sku[];
  /** Where its estimates go by; empty while that is not known. */
  postalCode: string;
}

/** Reads the cart of a session for pages of the catalog. */
export interface CartReader {
  /** `null` without a cart. One query. */
  find(db: Database, session: { key: string } | null, site: Site): Promise<CartSummary | null>;
}
