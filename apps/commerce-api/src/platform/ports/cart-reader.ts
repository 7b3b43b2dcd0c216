import type { ShopSite, Sku } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** The data of a shopper's cart for catalog pages. */
export interface CartSummary {
  /** Products in the cart, without those saved for later. */
  productSkus: readonly Sku[];
  /** Postal code of the delivery estimates; empty when unknown. */
  postalCode: string;
}

/** Reads the cart of a session for pages of the catalog. */
export interface CartReader {
  /** `null` without a cart. One query. */
  find(db: Database, session: { key: string } | null, site: ShopSite): Promise<CartSummary | null>;
}
