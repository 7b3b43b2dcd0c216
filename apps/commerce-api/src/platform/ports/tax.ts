import type { TaxQuote, TaxRequest, TaxSource } from '@settee/domain';

/** Computes the tax of an order. Never call it inside a database transaction. */
export interface TaxProvider {
  /** Of its quotes. Those of this shop's own rates can be computed again at any time and are not stored with a cart. */
  readonly source: TaxSource;
  /**
   * Computes the tax of all lines; `null` while an outside service gives none. Throws for a region without a rate.
   */
  quote(request: TaxRequest): Promise<TaxQuote | null>;
}
