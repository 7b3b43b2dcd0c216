import {
  getMainRecipient,
  getPickupRecipient,
  isPoBoxAddress,
  isSameItem,
  maxRecipients,
  splitQuantity,
  type Address,
} from '@settee/domain';
import { getFulfillmentContext } from '../cart/fulfillment-context.ts';
import { getPickupProblem } from '../cart/pickup-problem.ts';
import { updateCart } from '../cart/cart.queries.ts';
import { insertLine, updateLine, updateLines } from '../cart/cart-lines.queries.ts';
import { deliveryMessages } from '../delivery/messages.ts';
import { readAddress } from '../delivery/read-address.ts';
import type { HandlerArgs, Handlers } from '../../platform/handler.ts';
import { ErrorResponse, validationError } from '../../platform/http/error-response.ts';
import { hasLargeItems } from './allowed-step.ts';
import { addRecipient } from './add-recipient.ts';
import { findAddress } from './find-address.ts';
import { joinSplitLines, saveRecipients, saveSingleAddress, shipAllTo, shipLines } from './save-recipients.ts';
import { changeCheckout, type CheckoutChange } from './update-checkout.ts';

const unknown = (field: string, message: string) => validationError([{ field, message }]);
const unknownItem = unknown('basketItemId', 'Is no item of this checkout.');
const unknownRecipient = (field: string) => unknown(field, 'Is no recipient of this checkout.');
const tooMany = unknown('addressId', `An order has at most ${maxRecipients} addresses.`);
const unknownPostalCode = unknown('postalCode', 'Does not belong to this state or province.');
const singlePiece = unknown('basketItemId', 'Is a single piece.');

const hasItem = ({ priced }: CheckoutChange, basketItemId: string) =>
  priced.some(({ line }) => line.id === basketItemId);

const getLineIds = ({ recipients }: CheckoutChange, recipientId: string): string[] =>
  recipients.flatMap(({ recipient, lines }) => (recipient.id === recipientId ? lines.map(({ line }) => line.id) : []));

/** Has lines picked up at the cart's store; an error when the store is short of one. */
async function collectLines(
  { tx, cart, lines }: CheckoutChange,
  lineIds: readonly string[],
  { ctx, site }: HandlerArgs,
  field: string,
): Promise<ErrorResponse | undefined> {
  const { store } = getFulfillmentContext(cart, site, ctx);
  const problem = getPickupProblem(store, lines, lineIds);
  if (store === null || problem !== null) return unknown(field, problem ?? '');
  const collected = { shipMethod: 'pickup' as const, pickupStoreId: store.id };
  await updateLines(tx, cart.id, lineIds, collected);
  await updateCart(tx, cart, { pickupStoreId: store.id });
  return undefined;
}

/** Returns an error when one of the lines is too large for a PO box. DELIV-12 */
function getPoBoxError(
  { priced }: CheckoutChange,
  address: Address | null,
  lineIds: readonly string[],
  field: string,
): ErrorResponse | null {
  const lines = priced.filter(({ line }) => lineIds.includes(line.id));
  const isTooLarge = address !== null && isPoBoxAddress(address) && hasLargeItems(lines);
  return isTooLarge ? unknown(field, deliveryMessages.noPoBox) : null;
}

/** Adds or changes an address of the order and ships lines to it. */
async function shipToAddress(
  given: CheckoutChange,
  address: Address,
  lineIds: readonly string[],
  { ctx }: HandlerArgs,
  isMultiple: boolean,
): Promise<ErrorResponse | undefined> {
  const change = addRecipient(given, address, ctx);
  if (!change) return tooMany;
  const { recipients, target, replaced } = change;
  const moved = [...(replaced ? getLineIds(given, replaced.id) : []), ...lineIds];
  const refused = getPoBoxError(given, target.address, [...getLineIds(given, target.id), ...moved], 'address1');
  if (refused) return refused;
  const isMultiShipping = isMultiple || given.cart.isMultiShipping || target.id !== getMainRecipient(recipients).id;
  await saveRecipients(given, recipients, isMultiShipping);
  await shipLines(given, moved, target.id);
  return undefined;
}

/** Handlers of orders with several recipients. */
export const recipientHandlers = {
  /** Adds or changes an address of the order and ships an item to it; an empty item id ships none. SHIP-22 */
  saveMultiShippingAddress: async (call) => {
    const { basketItemId, ...sent } = call.input;
    const address = readAddress(sent, call, 'shipping');
    if (address instanceof ErrorResponse) return address;
    const { Suggestions } = await call.ctx.addresses.check(address, call.site.siteCulture);
    if (Suggestions.length > 0) return unknownPostalCode;
    return changeCheckout(call, async (given) => {
      if (basketItemId !== '' && !hasItem(given, basketItemId)) return unknownItem;
      return shipToAddress(given, address, basketItemId === '' ? [] : [basketItemId], call, true);
    });
  },

  /** Starts shipping to several addresses, or ships everything to one and joins split items. SHIP-23 */
  saveMultiShipping: (call) =>
    changeCheckout(call, async (given) => {
      const { addressId, isMultiple } = call.input;
      const found = addressId === '' ? null : await findAddress(given, call, { addressId, field: 'addressId' });
      if (found instanceof ErrorResponse) return found;
      if (isMultiple && found === null) {
        await saveRecipients(given, given.cart.recipients, true);
        return undefined;
      }
      const address = found ?? given.shippingAddress;
      if (isMultiple) await shipAllTo(given, address, true);
      else if (address) await saveSingleAddress(given, address, call.ctx);
      else {
        await shipAllTo(given, null, false);
        await joinSplitLines(given);
      }
      return undefined;
    }),

  /** Ships an item to another recipient of the order, or has it picked up at the store. SHIP-24 */
  saveRecipientSelection: (call) =>
    changeCheckout(call, async (given) => {
      const { recipientId, basketItemId } = call.input;
      if (!hasItem(given, basketItemId)) return unknownItem;
      const target = given.cart.recipients.find(({ id }) => id === recipientId);
      if (!target) return unknownRecipient('recipientId');
      if (target.kind === 'pickup') return collectLines(given, [basketItemId], call, 'recipientId');
      const refused = getPoBoxError(given, target.address, [basketItemId], 'recipientId');
      if (refused) return refused;
      await shipLines(given, [basketItemId], target.id);
      return undefined;
    }),

  /** A recipient without items is removed, unless it is the only address. SHIP-25 */
  updateRecipientId: (call) =>
    changeCheckout(call, async (given) => {
      const { oldRecipientId, newRecipientId } = call.input;
      const { recipients } = given.cart;
      const old = recipients.find(({ id }) => id === oldRecipientId);
      const target = recipients.find(({ id }) => id === newRecipientId);
      if (!old) return unknownRecipient('oldRecipientId');
      if (!target) return unknownRecipient('newRecipientId');
      const lineIds = getLineIds(given, old.id);
      if (old === target || lineIds.length === 0) return undefined;
      if (target.kind === 'pickup') return collectLines(given, lineIds, call, 'newRecipientId');
      const refused = getPoBoxError(given, target.address, lineIds, 'newRecipientId');
      if (refused) return refused;
      await shipLines(given, lineIds, target.id);
      if (old.kind === 'shipping')
        await saveRecipients(
          given,
          recipients.filter((each) => each !== old),
        );
      return undefined;
    }),

  /** Splits one piece off an item, as a line that can have another recipient. SHIP-26 */
  splitItem: (call) =>
    changeCheckout(call, async ({ tx, cart, lines }) => {
      const line = lines.find(({ id, isSaved }) => !isSaved && id === call.input.basketItemId);
      if (!line) return unknownItem;
      const split = splitQuantity(line.quantity);
      if (!split) return singlePiece;
      const splitNumber = Math.max(
        ...lines.filter((other) => isSameItem(other, line)).map((other) => other.splitNumber),
      );
      await updateLine(tx, line, { quantity: split.left, lastSeenStock: null });
      const added = { id: call.ctx.ids.row(), quantity: split.splitOff, splitNumber: splitNumber + 1 };
      await insertLine(tx, { ...line, ...added, lastSeenStock: null });
      await updateCart(tx, cart, { isMultiShipping: true });
      return undefined;
    }),

  /** Ships the store pickup to an address; to the first recipient for an empty `newAddressId`. SHIP-27 */
  updateBopsToShipping: (call) =>
    changeCheckout(call, async (given) => {
      const { recipientId, newAddressId } = call.input;
      const pickup = getPickupRecipient(given.cart.recipients);
      if (pickup.id !== recipientId) return unknownRecipient('recipientId');
      const lineIds = getLineIds(given, pickup.id);
      if (newAddressId === '') {
        await shipLines(given, lineIds, getMainRecipient(given.cart.recipients).id);
        return undefined;
      }
      const address = await findAddress(given, call, { addressId: newAddressId, field: 'newAddressId' });
      return address instanceof ErrorResponse ? address : shipToAddress(given, address, lineIds, call, false);
    }),
} satisfies Partial<Handlers<'order'>>;
