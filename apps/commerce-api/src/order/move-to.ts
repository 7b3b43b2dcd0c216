import type { CheckoutState } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import type { Call } from '../handler.ts';
import type { Refused } from '../http/refused.ts';
import { basketTenders } from '../tenders/tables.ts';
import { allowedStep, type MovableStep } from './allowed-step.ts';
import { changeCheckout } from './change-checkout.ts';

const isChanged = (basketId: string) => and(eq(basketTenders.basketId, basketId), eq(basketTenders.hasChanged, true));

/** Moves on to a step, or as far as what was saved allows. CHK-26 to CHK-28 */
export function moveTo(target: MovableStep, call: Call): Promise<CheckoutState | Refused> {
  return changeCheckout(call, async ({ tx, ...checkout }) => {
    const { basket } = checkout;
    const reached = Math.min(target, allowedStep(checkout, call.site));
    if (reached === 4) await tx.update(basketTenders).set({ hasChanged: false }).where(isChanged(basket.id));
    const step = Math.max(basket.step, reached);
    await tx.update(baskets).set({ step }).where(eq(baskets.id, basket.id));
    return undefined;
  });
}
