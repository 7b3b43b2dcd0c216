import { taxRates } from '@settee/catalog';
import { calculateTax, type TaxQuote, type TaxRequest } from '@settee/domain';
import type { TaxProvider } from '../../platform/ports/tax.ts';

/** Computes tax from the rates of the catalog: what an order pays without a tax service, an estimate with one. */
export const estimateTax = (request: TaxRequest): TaxQuote => calculateTax(request, taxRates[request.siteCulture]);

/** Rates per state, county and province; a county that is not in the data has the average of its state. */
export const embeddedTax: TaxProvider = { source: 'embedded', quote: async (request) => estimateTax(request) };
