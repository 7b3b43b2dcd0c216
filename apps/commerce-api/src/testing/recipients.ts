import {
  addToCart,
  applyZip,
  refreshCheckout,
  saveMultiShipping,
  saveMultiShippingAddress,
  saveRecipientSelection,
  splitItem,
  validateAndSaveAddress,
} from '@settee/contract';
import type { Address, CheckoutState } from '@settee/domain';
import { chicago, fillCart } from './checkout.ts';
import { createShopper, type TestShopper } from './shopper.ts';
import type { TestContext } from './test-context.ts';

export const things = { table: 100302, pendant: 100603, loveseat: 100102 } as const;
export const portland: Address = {
  ...chicago,
  firstName: 'Ines',
  address1: '900 SW Alder St',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
};

/** A shopper with tables and a pendant in the cart. */
export async function createTwoItemShopper(shop: TestContext, quantity = 2): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await fillCart(shopper, things.table, quantity);
  await shopper.call(addToCart, [{ Sku: things.pendant }]);
  await shopper.call(applyZip, { zipCode: '60614' });
  return shopper;
}

export const stateOf = (shopper: TestShopper) => shopper.call(refreshCheckout, {});
export const linesOf = ({ shippingOptions }: CheckoutState) =>
  shippingOptions.recipients.flatMap(({ id, shipments }) =>
    shipments.flatMap(({ items }) =>
      items.map(({ line }) => ({
        id: line.id,
        recipientId: id,
        sku: line.itemInfo.sku,
        quantity: line.priceQuantityTotals.quantity,
      })),
    ),
  );
export const lineOf = (state: CheckoutState, sku: number, quantity?: number) => {
  const line = linesOf(state).find((each) => each.sku === sku && (quantity ?? each.quantity) === each.quantity);
  if (!line) throw new Error(`no line of ${sku}`);
  return line;
};
export const recipientAt = (state: CheckoutState, index: number) => {
  const recipient = state.shippingOptions.recipients[index];
  if (!recipient) throw new Error(`no recipient ${index}`);
  return recipient;
};
/** Places and quantities, by recipient. */
export const shown = (state: CheckoutState) =>
  state.shippingOptions.recipients.map(({ kind, addressId, shipments }) => [
    kind === 'pickup'
      ? 'store'
      : state.accountInfo.shippingAddresses.find((address) => address.addressId === addressId)?.city,
    shipments.flatMap(({ items }) => items.map(({ line }) => line.priceQuantityTotals.quantity)),
  ]);

/** A table to Chicago, another and the pendant to Portland. */
export async function sendToTwo(shopper: TestShopper, first = chicago, second = portland): Promise<CheckoutState> {
  await shopper.call(validateAndSaveAddress, first);
  await shopper.call(saveMultiShipping, { addressId: '' });
  const { id } = lineOf(await stateOf(shopper), things.pendant);
  const added = await shopper.call(saveMultiShippingAddress, { ...second, basketItemId: id });
  const split = await shopper.call(splitItem, { basketItemId: lineOf(added, things.table).id });
  const piece = linesOf(split).findLast(({ sku }) => sku === things.table);
  const recipientId = recipientAt(split, 1).id;
  return shopper.call(saveRecipientSelection, { recipientId, basketItemId: piece?.id ?? '' });
}
