import { eq } from 'drizzle-orm';
import { basketLines, baskets } from '../cart/tables.ts';
import type { Call } from '../handler.ts';
import { reset, type Refused } from '../http/refused.ts';
import { changeBasket, type CheckoutChange } from './change-checkout.ts';
import { readCheckout } from './checkout-view.ts';
import { shortLines } from './validate-lines.ts';
import { lockBasket } from '../cart/basket.ts';

/** Takes out what can't be had and lowers what is there in part. */
async function settle({ tx, priced }: CheckoutChange): Promise<void> {
  for (const { line, available } of shortLines(priced)) {
    const isLine = eq(basketLines.id, line.id);
    if (available === 0) await tx.delete(basketLines).where(isLine);
    else await tx.update(basketLines).set({ quantity: available }).where(isLine);
  }
}

/** VALID-16, VALID-17. What the shopper removed needs no second look at the review. */
export function removeUnavailable(call: Call): Promise<{ isSuccess: boolean } | Refused> {
  const { shopper, site, world } = call;
  return changeBasket(call, async (given) => {
    const { tx, basket, quote } = given;
    await settle(given);
    const rest = await lockBasket(tx, await shopper.session(), site);
    if (!rest) return reset;
    if (basket.reviewed === quote.fingerprint) {
      const { fingerprint } = (await readCheckout(tx, rest, site, world)).quote;
      await tx.update(baskets).set({ reviewed: fingerprint }).where(eq(baskets.id, basket.id));
    }
    return { isSuccess: true };
  });
}
