import { taxRates } from '@settee/catalog';
import type { TaxProvider } from '../../platform/ports/tax.ts';

/** Average combined rates per state and province. */
export const staticTaxTable: TaxProvider = {
  taxOn: (amount, region, siteCulture) => {
    const rate = taxRates[siteCulture][region];
    if (rate === undefined) throw new RangeError(`There is no tax rate for '${region}' on the ${siteCulture} site`);
    return Math.round((amount * rate) / 10_000);
  },
};
