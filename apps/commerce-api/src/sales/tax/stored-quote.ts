import { taxQuoteTtlMs, type TaxQuote, type TaxRequest } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import { type Cart, storeTaxQuote } from '../cart/cart.queries.ts';
import type { StoredTaxQuote } from '../cart/types.ts';
import { estimateTax } from './embedded-tax.ts';
import { getTaxKey } from './tax-request.ts';

/** Tax of a cart. */
export interface CartTax {
  request: TaxRequest;
  quote: TaxQuote;
  /** True when the quote is the provider's, so that the total is not an estimate. */
  isQuoted: boolean;
  /** Whether an order may be placed with it now. */
  isFresh: boolean;
}

type Needs = Pick<Context, 'tax' | 'clock'>;

const isYoung = ({ quotedAt }: StoredTaxQuote, { clock }: Needs) =>
  clock.now().getTime() - Date.parse(quotedAt) < taxQuoteTtlMs;

/**
 * Returns the tax of a request without calling a service: the quote that is stored with the cart when it is of this
 * request, at any age, otherwise an estimate from the embedded rates.
 */
export function findTax(request: TaxRequest, { taxQuote }: Pick<Cart, 'taxQuote'>, needs: Needs): CartTax {
  if (needs.tax.source === 'embedded' || request.lines.length === 0)
    return { request, quote: estimateTax(request), isQuoted: true, isFresh: true };
  return taxQuote?.key === getTaxKey(request)
    ? { request, quote: taxQuote.quote, isQuoted: true, isFresh: isYoung(taxQuote, needs) }
    : { request, quote: estimateTax(request), isQuoted: false, isFresh: false };
}

/**
 * Gets a fresh quote of the tax service and stores it with the cart; `null` when the present one is fresh or the
 * service gives none. Must not be called inside a transaction.
 */
export async function refreshTax(
  ctx: Context,
  cartId: string,
  { request, isFresh }: CartTax,
): Promise<StoredTaxQuote | null> {
  if (isFresh) return null;
  const quote = await ctx.tax.quote(request);
  if (!quote) return null;
  const taxQuote = { key: getTaxKey(request), quotedAt: ctx.clock.now().toISOString(), quote };
  await storeTaxQuote(ctx.db, cartId, taxQuote);
  return taxQuote;
}
