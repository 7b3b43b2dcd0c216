import { isSameItem, quantityLimits } from '@settee/domain';
import { changed, type CartChange, type LineChange, unchanged, changeLine } from './change-line.ts';
import { deleteLine, setPickupStoreOfLines, updateLine } from '../cart/cart-lines.queries.ts';
import { lockCart, updateCart } from '../cart/cart.queries.ts';
import { readPricedLines } from '../cart/priced-lines.ts';
import { donationOffered } from './to-donation.ts';
import { cartMessages } from '../cart/messages.ts';
import { getDestination } from '../cart/destination.ts';
import { pickupStore, hasPickupStock, getSelectedPickupStore } from '../../catalog/stores/pickup-stores.ts';
import { getPickupProblem } from '../cart/pickup-problem.ts';
import { countInOtherLines, getStockLimitMessage } from '../cart/stock-limit.ts';
import { removeInstallation } from '../cart/remove-installation.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Moves a line between the cart and what is saved for later; an equal line that is there already takes it in. */
async function moveToSavedForLater({ tx, line, lines }: LineChange, isSaved: boolean): Promise<CartChange> {
  if (line.isSaved === isSaved) return changed;
  const matchingLine = lines.find((other) => other.isSaved === isSaved && isSameItem(other, line));
  if (!matchingLine) {
    await updateLine(tx, line, { isSaved });
    return changed;
  }
  const quantity = Math.min(quantityLimits.max, matchingLine.quantity + line.quantity);
  await updateLine(tx, matchingLine, { quantity });
  await deleteLine(tx, line);
  return changed;
}

/** Handlers that change a line of the cart. */
export const cartLineHandlers = {
  /** Moves a saved line into the cart; returns an error when it is out of stock. CART-15 */
  moveToCart: (call) =>
    changeLine(call, async (given) => {
      const { tx, line, lines } = given;
      const [priced] = await readPricedLines(tx, [line], call.site);
      if (!priced?.item) return unchanged(cartMessages.noneLeft);
      const held = countInOtherLines(lines, line.sku, line.id);
      const message = getStockLimitMessage(line.quantity, held, priced.item.inStock);
      return message === null ? moveToSavedForLater(given, false) : unchanged(message);
    }),

  /** Removes the installation service from a line and merges the line with an equal one. CART-18 */
  removeInstallationService: (call) =>
    changeLine(call, async ({ tx, line, lines }) => {
      if (line.installationType !== '') await removeInstallation(tx, lines, line);
      return changed;
    }),

  /** A donation is removed by its id, like a line. CART-13 */
  removeItem: async (call) => {
    const { input, shopper, ctx, site } = call;
    if (input.id === donationOffered(site)?.id) {
      const session = await shopper.session();
      await ctx.inTransaction(async (tx) => {
        const found = await lockCart(tx, session, site);
        if (found) await updateCart(tx, found.cart, { donation: null });
      });
      return changed;
    }
    return changeLine(call, async ({ tx, line }) => {
      await deleteLine(tx, line);
      return changed;
    });
  },

  /** Moves a line to the saved items and merges it with an equal saved line. CART-14 */
  saveForLater: (call) => changeLine(call, (given) => moveToSavedForLater(given, true)),

  /** Sets the quantity of a line, up to the stock. CART-16 */
  updateItem: (call) =>
    changeLine(call, async ({ tx, line, lines }) => {
      const { quantity } = call.input;
      if (quantity > line.quantity && !line.isSaved) {
        const [priced] = await readPricedLines(tx, [line], call.site);
        if (!priced?.item) return unchanged(cartMessages.noneLeft);
        const message = getStockLimitMessage(
          quantity,
          countInOtherLines(lines, line.sku, line.id),
          priced.item.inStock,
        );
        if (message !== null) return unchanged(message);
      }
      const store = line.shipMethod === 'pickup' ? pickupStore(call.site, line.pickupStoreId) : null;
      const isShort =
        store !== null && quantity > line.quantity && !hasPickupStock(store, lines, { ...line, quantity });
      if (isShort) return unchanged(cartMessages.notThere(store.name));
      await updateLine(tx, line, { quantity, lastSeenStock: null });
      return changed;
    }),

  /** Switches a line between shipping and store pickup; a selected store applies to the whole cart. CART-17 */
  updateShipMethod: (call) =>
    changeLine(call, async ({ tx, cart, line, lines }) => {
      const { site, ctx } = call;
      const { shipMethod, locationId } = call.input;
      const named = pickupStore(site, locationId);
      if (locationId !== undefined && !named) return unchanged(cartMessages.noStore);
      const zipCode = getDestination(cart, site, ctx).postalCode;
      const store = named ?? getSelectedPickupStore(site, { pickupStoreId: cart.pickupStoreId, zipCode }, ctx);
      const others = lines.filter(({ id }) => id !== line.id);
      const problem =
        shipMethod === 'pickup'
          ? getPickupProblem(store, lines, [line.id])
          : store && getPickupProblem(store, others, []);
      if (problem !== null) return unchanged(problem);
      if (named) await updateCart(tx, cart, { pickupStoreId: named.id });
      await updateLine(tx, line, { shipMethod });
      if (store) await setPickupStoreOfLines(tx, cart.id, store.id);
      return changed;
    }),
} satisfies Partial<Handlers<'cart'>>;
