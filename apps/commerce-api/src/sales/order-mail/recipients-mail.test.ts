import {
  getOrderDetails,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  saveBillingAddress,
  saveMultiShipping,
  saveMultiShippingAddress,
  saveShippingAndGiftOptions,
  validateAndSaveAddress,
} from '@settee/contract';
import type { Address, OrderDetails } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCard, chicago, fillCart, giftRequest, placed, submitOrder, toronto } from '../../testing/checkout.ts';
import { linesOf, portland, stateOf } from '../../testing/recipients.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

interface Site {
  site: 'main/USA' | 'cb2/USA' | 'main/CANADA/fr-CA';
  skus: readonly number[];
  first: Address;
  second: Address;
}

/** Places an order for one recipient by express, and for another as a gift. */
async function orderForTwo(shopper: TestShopper, { skus, first, second }: Omit<Site, 'site'>): Promise<OrderDetails> {
  for (const sku of skus) await fillCart(shopper, sku);
  await shopper.call(validateAndSaveAddress, first);
  await shopper.call(saveMultiShipping, { addressId: '' });
  const basketItemId = linesOf(await stateOf(shopper))[1]?.id ?? '';
  const { shippingOptions } = await shopper.call(saveMultiShippingAddress, { ...second, basketItemId });
  await shopper.call(moveToShippingAndGiftOptions, {});
  const [plain, gift] = shippingOptions.recipients.map(giftRequest);
  if (!plain || !gift) throw new Error('two recipients are needed');
  const express = plain.shipments.map((shipment) => ({ ...shipment, selectedServiceLevel: 3 as const }));
  const giftOptions = { isGift: true, giftMessage: 'Welcome home' };
  const bopsOptions = { ...gift.bopsOptions, giftReceiptOption: 'giftReceipt' as const };
  const recipients = [
    { ...plain, shipments: express },
    { ...gift, giftOptions, bopsOptions },
  ];
  await shopper.call(saveShippingAndGiftOptions, { recipients });
  await applyCard(shopper);
  await shopper.call(saveBillingAddress, first);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  if (!order) throw new Error('no order');
  return order;
}

const english = {
  levels: ['Express next-day delivery', 'Standard delivery'],
  title: 'To be delivered',
  end: 'Order total',
  gift: [
    'The items for Ines Quist are a gift. Prices won’t appear on the packing slip.',
    'Your message: “Welcome home”',
    'We’ll include a gift receipt, which has no prices.',
  ],
};
const french = {
  // Canada has no express delivery.
  levels: ['Livraison standard', 'Livraison standard'],
  title: 'À livrer',
  end: 'Total de la commande',
  gift: [
    'Les articles destinés à Ines Quist sont un cadeau. Les prix ne figureront pas sur le bordereau d’expédition.',
    'Votre message\u00a0: «\u00a0Welcome home\u00a0»',
    'Nous joindrons un reçu-cadeau, sur lequel les prix ne figurent pas.',
  ],
};
const calgary: Address = { ...toronto, firstName: 'Ines', city: 'Calgary', state: 'AB', postalCode: 'T2P 1J9' };

/** The parts of a mail about its two recipients, and the rest of it. */
function splitMail(text: string, { title, end }: typeof english): [string, string, string] {
  const [, first = '', others = ''] = text.split(title);
  const [second = '', rest = ''] = others.split(end);
  return [first, second, rest];
}

const unescaped = (html: string) =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

test.each<Site & { words: typeof english }>([
  { site: 'main/USA', skus: [100302, 100603], first: chicago, second: portland, words: english },
  { site: 'cb2/USA', skus: [200302, 200603], first: chicago, second: portland, words: english },
  { site: 'main/CANADA/fr-CA', skus: [100302, 100603], first: toronto, second: calgary, words: french },
])(
  'SHIP-01, SHIP-02, SHIP-28, SHIP-30: the email of an order on $site lists items, address, service, date and gift by recipient',
  async ({ site, words, ...sent }) => {
    const emailAddress = `mail-${site.replaceAll('/', '-').toLowerCase()}@example.com`;
    const order = await orderForTwo(createShopper(shop, site), { ...sent, first: { ...sent.first, emailAddress } });
    const [mail] = (await shop.post()).filter(({ to }) => to === emailAddress);
    const names = order.lineItems.map(({ itemInfo }) => itemInfo.name);
    for (const text of [mail?.text ?? '', unescaped(mail?.html ?? '')]) {
      const [first, second, rest] = splitMail(text, words);
      for (const [index, part] of [first, second].entries()) {
        const { address, shipments } = order.recipients[index] ?? {};
        expect(part).toContain(`${address?.firstName} Quist`);
        expect(part).toContain(`${address?.city}, ${address?.state}`);
        expect(part).toContain(words.levels[index]);
        expect(part).toContain(shipments?.[0]?.edd);
        expect(names.map((name) => part.includes(name))).toEqual([index === 0, index === 1]);
        expect(words.gift.map((gift) => part.includes(gift))).toEqual(words.gift.map(() => index === 1));
      }
      expect(rest).not.toContain('Ines');
    }
  },
);
