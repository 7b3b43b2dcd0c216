import type { Cents, SiteCulture } from '@settee/domain';

/** Knows what a region takes. */
export interface TaxRates {
  /** Tax in cents on an amount in cents. */
  taxOn(amount: Cents, region: string, siteCulture: SiteCulture): Cents;
}
