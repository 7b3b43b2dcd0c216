import {
  getCart,
  saveMultiShipping,
  saveMultiShippingAddress,
  saveRecipientSelection,
  splitItem,
  startCheckout,
  updateBopsToShipping,
  updateRecipientId,
} from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chicago, fillCart } from '../../testing/checkout.ts';
import {
  createTwoItemShopper,
  lineOf,
  linesOf,
  recipientAt,
  sendToTwo,
  stateOf,
  things,
} from '../../testing/recipients.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const newShopper = () => createTwoItemShopper(shop);

test('ids and addresses of another shopper, and input of the wrong type, are rejected and change nothing', async () => {
  const victim = await newShopper();
  const other = await sendToTwo(victim);
  const shopper = await newShopper();
  const before = await sendToTwo(shopper);
  const [own] = linesOf(before);
  const otherRecipient = recipientAt(other, 1);
  const otherLine = linesOf(other)[0]?.id ?? '';
  const basketItemId = own?.id ?? '';
  const recipientId = recipientAt(before, 0).id;
  const rejected: [string, unknown, string][] = [
    [saveRecipientSelection.path, { recipientId: otherRecipient.id, basketItemId }, 'recipientId'],
    [saveRecipientSelection.path, { recipientId, basketItemId: otherLine }, 'basketItemId'],
    [saveMultiShippingAddress.path, { ...chicago, basketItemId: otherLine }, 'basketItemId'],
    [saveMultiShippingAddress.path, { ...chicago, country: 'FRA', basketItemId }, 'country'],
    [saveMultiShippingAddress.path, { ...chicago, state: 'TX', basketItemId }, 'postalCode'],
    [saveMultiShippingAddress.path, { ...chicago, firstName: '</script>', basketItemId }, 'firstName'],
    [saveMultiShippingAddress.path, { ...chicago, address2: '4111 1111 1111 1111', basketItemId }, 'address2'],
    [saveMultiShipping.path, { addressId: otherRecipient.addressId }, 'addressId'],
    [updateRecipientId.path, { oldRecipientId: recipientId, newRecipientId: otherRecipient.id }, 'newRecipientId'],
    [updateRecipientId.path, { oldRecipientId: otherRecipient.id, newRecipientId: recipientId }, 'oldRecipientId'],
    [splitItem.path, { basketItemId: otherLine }, 'basketItemId'],
    [splitItem.path, { basketItemId }, 'basketItemId'],
    [updateBopsToShipping.path, { recipientId, newAddressId: '' }, 'recipientId'],
    [
      updateBopsToShipping.path,
      { recipientId: before.shippingOptions.pickup.recipientId, newAddressId: otherRecipient.addressId },
      'newAddressId',
    ],
  ];
  for (const [path, body, field] of rejected) {
    const reply = await shopper.send('POST', path, body);
    expect([path, body, reply.status, await reply.json()]).toMatchObject([path, body, 400, { problems: [{ field }] }]);
  }
  const paths = [...new Set(rejected.map(([path]) => path))];
  for (const path of paths)
    for (const body of [
      { recipientId: 1, basketItemId: [], addressId: {}, oldRecipientId: null, newAddressId: true },
      { recipientId: "'; drop table basket; --".repeat(9), basketItemId: 'x'.repeat(101), addressId: 'x'.repeat(101) },
      [],
      'nonsense',
      null,
    ])
      expect((await shopper.send('POST', path, body)).status).toBe(400);
  for (const path of paths)
    expect((await shopper.send('POST', path, {}, { RequestVerificationToken: 'x' })).status).toBeGreaterThanOrEqual(
      400,
    );
  expect((await stateOf(shopper)).shippingOptions).toEqual(before.shippingOptions);
  expect((await stateOf(victim)).shippingOptions).toEqual(other.shippingOptions);
});

test('DELIV-12: a large item is not sent to a PO box, neither by its address nor by a choice', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, things.loveseat);
  await fillCart(shopper, things.table);
  await shopper.call(saveMultiShippingAddress, chicago);
  const state = await shopper.call(saveMultiShipping, { addressId: '' });
  const [sofa, table] = [things.loveseat, things.table].map((sku) => lineOf(state, sku).id);
  const box = { ...chicago, address1: 'PO Box 12' };
  const refused = await shopper.send('POST', saveMultiShippingAddress.path, { ...box, basketItemId: sofa });
  expect([refused.status, await refused.json()]).toMatchObject([400, { problems: [{ field: 'address1' }] }]);
  const two = await shopper.call(saveMultiShippingAddress, { ...box, basketItemId: table ?? '' });
  const recipientId = recipientAt(two, 1).id;
  const reply = await shopper.send('POST', saveRecipientSelection.path, { recipientId, basketItemId: sofa });
  expect([reply.status, await reply.json()]).toMatchObject([400, { problems: [{ field: 'recipientId' }] }]);
});

test('CHK-02, CHK-03: shoppers of an international site start the checkout without signing in', async () => {
  const abroad = await createTestContext({}, { INTERNATIONAL_SITES: 'cb2/USA' });
  const start = async (site: 'main/USA' | 'cb2/USA', sku: number) => {
    const shopper = createShopper(abroad, site);
    await fillCart(shopper, sku);
    const { isGuest, isInternational, isLoggedIn, redirectUrl } = await shopper.call(startCheckout, {});
    const cart = await shopper.call(getCart, {});
    return { isGuest, isInternational, isLoggedIn, redirectUrl, ofCart: cart.isInternational };
  };
  const guest = { isGuest: true, isLoggedIn: false, redirectUrl: '/checkout/shipping' };
  expect(await start('cb2/USA', 200302)).toEqual({ ...guest, isInternational: true, ofCart: true });
  expect(await start('main/USA', things.table)).toEqual({ ...guest, isInternational: false, ofCart: false });
  await abroad.close();
});
