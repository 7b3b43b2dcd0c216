import type { CheckoutState } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import type { Call } from '../handler.ts';
import type { Refused } from '../http/refused.ts';
import { allowedStep, type MovableStep } from './allowed-step.ts';
import { changeCheckout } from './change-checkout.ts';

/** Moves on to a step, or as far as what was saved allows. Coming to the review keeps what it shows. CHK-26 to CHK-28 */
export function moveTo(target: MovableStep, call: Call): Promise<CheckoutState | Refused> {
  return changeCheckout(call, async ({ tx, basket, card, quote }) => {
    const reached = Math.min(target, allowedStep(basket, card, call.site));
    const reviewed = reached === 4 ? quote.fingerprint : basket.reviewed;
    const step = Math.max(basket.step, reached);
    await tx.update(baskets).set({ step, reviewed }).where(eq(baskets.id, basket.id));
    return undefined;
  });
}
