import type { addSharedCart as endpoint } from '@settee/contract';
import { newLine } from '@settee/domain';
import { addLineItems, parseAddRequest } from '../add-to-cart/add-line-items.ts';
import type { Handler } from '../../platform/handler.ts';
import { getOrCreateCartForUpdate } from './cart.ts';
import { cartMessages } from './messages.ts';
import { findSharedCart } from './shared-carts.ts';

/**
 * Adds the shared lines one by one, so that an unavailable item does not block the others; existing lines
 * remain.
 */
export const addSharedCart: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const found = await findSharedCart(ctx.db, input.shareId, ctx.clock.now());
  const isHere = found?.brand === site.brand && found.siteCulture === site.siteCulture;
  if (!found || !isHere) return { isSuccess: false, addedItemCount: 0, refused: [] };
  const session = await shopper.getOrCreateSession();
  return ctx.inTransaction(async (tx) => {
    let held = await getOrCreateCartForUpdate(tx, ctx, session, site);
    let addedItemCount = 0;
    const refused: { name: string; reason: string }[] = [];
    for (const { sku, optionChoiceParameter, quantity, name } of found.lines) {
      const line = newLine(sku, { OptionChoiceParameter: optionChoiceParameter, Quantity: quantity });
      const wanted = await parseAddRequest(tx, [line], { site, session });
      const put = wanted.ok ? await addLineItems(tx, held, wanted.value, ctx, site) : wanted;
      if (put.ok) {
        held = { ...held, lines: put.value.lines };
        addedItemCount += put.value.added;
      } else refused.push({ name, reason: put.error === cartMessages.unknownItem ? cartMessages.noneLeft : put.error });
    }
    return { isSuccess: addedItemCount > 0, addedItemCount, refused };
  });
};
