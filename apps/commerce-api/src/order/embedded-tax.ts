import { taxRates } from '@settee/catalog';
import type { TaxRates } from './tax.ts';

/** Average combined rates per state and province. */
export const embeddedTax: TaxRates = {
  taxOn: (amount, region, siteCulture) => Math.round((amount * (taxRates[siteCulture][region] ?? 0)) / 10_000),
};
