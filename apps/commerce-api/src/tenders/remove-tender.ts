import type { CheckoutState, TenderKind } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../handler.ts';
import type { Refused } from '../http/refused.ts';
import { changeCheckout } from '../order/change-checkout.ts';
import { basketTenders } from './tables.ts';

/** Takes out what a state calls by this number, or all of a kind; what is gone already is no failure. TENDER-03, TENDER-06, TENDER-08, TENDER-09 */
export function removeTender(call: Call, kind: TenderKind, number?: string): Promise<CheckoutState | Refused> {
  return changeCheckout(call, async ({ tx, basket }) => {
    const isNamed = and(
      eq(basketTenders.basketId, basket.id),
      eq(basketTenders.kind, kind),
      number === undefined ? undefined : eq(basketTenders.number, number),
    );
    await tx.delete(basketTenders).where(isNamed);
    return undefined;
  });
}
