import type { CheckoutState } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import type { Call } from '../handler.ts';
import type { Refused } from '../http/refused.ts';
import { changeCheckout } from './change-checkout.ts';

/** Takes the tax off an order, or puts it on again. TENDER-22 */
export function applyExemption(call: Call, isTaxExempt: boolean): Promise<CheckoutState | Refused> {
  return changeCheckout(call, async ({ tx, basket }) => {
    await tx.update(baskets).set({ isTaxExempt }).where(eq(baskets.id, basket.id));
    return undefined;
  });
}
