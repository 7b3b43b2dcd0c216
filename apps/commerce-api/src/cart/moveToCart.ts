import type { moveToCart as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { changeLine, unchanged } from './change-line.ts';
import { cartMessages } from './messages.ts';
import { readPricedLines } from './priced-lines.ts';
import { putAside } from './put-aside.ts';
import { heldElsewhere, noRoomMessage } from './room-for.ts';

/** Refuses what is out of stock. CART-15 */
export const moveToCart: Handler<typeof endpoint> = (call) =>
  changeLine(call, async (given) => {
    const { tx, line, lines } = given;
    const [priced] = await readPricedLines(tx, [line], call.site);
    if (!priced?.item) return unchanged(cartMessages.noneLeft);
    const held = heldElsewhere(lines, line.sku, line.id);
    const message = noRoomMessage(line.quantity, held, priced.item.inStock);
    return message === null ? putAside(given, false) : unchanged(message);
  });
