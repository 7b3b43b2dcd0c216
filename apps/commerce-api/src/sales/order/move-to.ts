import type { CheckoutState } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { ErrorResponse } from '../../platform/http/error-response.ts';
import { cartTenders } from '../tenders/tables.ts';
import { getMaxAllowedStep, type CheckoutStepNumber } from './allowed-step.ts';
import { changeCheckout } from './update-checkout.ts';

const isChanged = (basketId: string) => and(eq(cartTenders.basketId, basketId), eq(cartTenders.hasChanged, true));

/** Moves to a step, or to the furthest one that the saved data allows. CHK-26 to CHK-28 */
export function moveTo(target: CheckoutStepNumber, call: HandlerArgs): Promise<CheckoutState | ErrorResponse> {
  return changeCheckout(call, async ({ tx, ...checkout }) => {
    const { cart } = checkout;
    const reached = Math.min(target, getMaxAllowedStep(checkout, call.site));
    if (reached === 4) await tx.update(cartTenders).set({ hasChanged: false }).where(isChanged(cart.id));
    const step = Math.max(cart.step, reached);
    await tx.update(carts).set({ step }).where(eq(carts.id, cart.id));
    return undefined;
  });
}
