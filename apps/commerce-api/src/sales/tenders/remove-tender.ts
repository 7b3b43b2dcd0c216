import type { CheckoutState, TenderType } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { ErrorResponse } from '../../platform/http/error-response.ts';
import { changeCheckout } from '../order/update-checkout.ts';
import { cartTenders } from './tables.ts';

/** Takes out what a state calls by this number, or all of a kind; what is gone already is no failure. TENDER-03, TENDER-06, TENDER-08, TENDER-09 */
export function removeTender(
  call: HandlerArgs,
  kind: TenderType,
  number?: string,
): Promise<CheckoutState | ErrorResponse> {
  return changeCheckout(call, async ({ tx, cart }) => {
    const isNamed = and(
      eq(cartTenders.basketId, cart.id),
      eq(cartTenders.kind, kind),
      number === undefined ? undefined : eq(cartTenders.number, number),
    );
    await tx.delete(cartTenders).where(isNamed);
    return undefined;
  });
}
