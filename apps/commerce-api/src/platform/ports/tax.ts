import type { Cents, SiteCulture } from '@settee/domain';

/** Knows what a region takes. */
export interface TaxProvider {
  /** Tax in cents on an amount in cents; throws for a region without a rate, as no rate is not a rate of zero. */
  taxOn(amount: Cents, region: string, siteCulture: SiteCulture): Cents;
}
