import {
  normalizeAddress,
  type Address,
  validateSelection,
  validateSwatchAddress,
  firstWrongSwatchField,
  normalizePhone,
  type ShopSite,
  swatchOrderAddress,
  type SwatchOrderRequest,
} from '@settee/domain';
import { fieldMessages, swatchMessages } from './messages.ts';

/** Normalized swatch order: selection and address as stored. */
export interface ParsedSwatchOrder {
  address: Address;
  /** Each once, in the order of selection. */
  codes: readonly number[];
}

function tidy(request: SwatchOrderRequest, site: ShopSite): Address {
  const address = normalizeAddress(swatchOrderAddress(request, site.siteCulture));
  return { ...address, postalCode: address.postalCode.toUpperCase(), dayPhone: normalizePhone(address.dayPhone) };
}

/** Parses an order with the rules of the form, or returns the message of the first error. SWATCH-24 to SWATCH-63 */
export function parseSwatchOrder(request: SwatchOrderRequest, site: ShopSite): ParsedSwatchOrder | { message: string } {
  const address = tidy(request, site);
  const problems = validateSwatchAddress(address, site.siteCulture);
  const wrong = firstWrongSwatchField(problems);
  const problem = wrong && problems[wrong];
  if (problem === 'card-number') return { message: swatchMessages.cardNumber };
  if (problem) return { message: fieldMessages(site)[wrong][problem === 'missing' ? problem : 'invalid'] };
  const codes = [...new Set(request.swatch)];
  const selection = validateSelection(codes);
  return selection ? { message: swatchMessages[selection] } : { address, codes };
}
