import type { moveToCart as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { changeLine, unchanged } from './change-line.ts';
import { cartMessages } from './messages.ts';
import { readPricedLines } from './priced-lines.ts';
import { moveToSavedForLater } from './move-to-saved-for-later.ts';
import { countInOtherLines, getStockLimitMessage } from './stock-limit.ts';

/** Moves a saved line into the cart; returns an error when it is out of stock. CART-15 */
export const moveToCart: Handler<typeof endpoint> = (call) =>
  changeLine(call, async (given) => {
    const { tx, line, lines } = given;
    const [priced] = await readPricedLines(tx, [line], call.site);
    if (!priced?.item) return unchanged(cartMessages.noneLeft);
    const held = countInOtherLines(lines, line.sku, line.id);
    const message = getStockLimitMessage(line.quantity, held, priced.item.inStock);
    return message === null ? moveToSavedForLater(given, false) : unchanged(message);
  });
