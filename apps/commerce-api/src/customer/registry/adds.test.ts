import { addToRegistry, getProduct, getRegistriesBySku, saveDesign } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { chairLine, itemsIn, newRegistrant, sofaChoices, sofaLine, wantsIn } from '../../testing/registry.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('REG-30, REG-31, REG-36: an add returns its items, and adding an equal item increases its quantity', async () => {
  const [shopper, id] = await newRegistrant(shop);
  const reply = await shopper.call(addToRegistry, [sofaLine(id), chairLine(id, 4)]);
  expect(reply).toEqual({
    isSuccess: true,
    message: '',
    items: [
      {
        sku: goods.sofaSmall,
        grId: id,
        quantity: 1,
        registryType: 'br',
        name: 'Alder Sofa',
        formattedPrice: '$1,849.00',
        imagePath: expect.stringMatching(/^\/pictures\//),
        personalizations: [],
      },
      expect.objectContaining({ sku: goods.dining, quantity: 4, name: 'Oslo Dining Chair' }),
    ],
  });
  await Promise.all(Array.from({ length: 3 }, () => shopper.call(addToRegistry, [sofaLine(id, 2)])));
  expect((await wantsIn(shopper, id)).toSorted()).toEqual(
    [
      [goods.sofaSmall, 7],
      [goods.dining, 4],
    ].toSorted(),
  );
  const [entry] = (await shopper.call(getRegistriesBySku, { sku: goods.sofaSmall })).giftRegistries;
  expect(entry?.registryQtyWants).toBe(7);
  const item = (await itemsIn(shopper, id)).find(({ sku }) => sku === goods.sofaSmall);
  expect(item).toMatchObject({
    optionChoiceParameter: sofaChoices,
    url: '/alder-sofa/s100101?option.11=3001&option.12=1201&option.13=2001',
    chosen: [{ label: 'Size' }, { label: 'Fabric', text: 'Washed Linen, Flax' }, { label: 'Leg' }],
    status: 'buyable',
    currentPrice: 184_900,
  });
});

test('the requested quantity of an item is limited to 99', async () => {
  const [shopper, id] = await newRegistrant(shop);
  await shopper.call(addToRegistry, [chairLine(id, 60)]);
  await shopper.call(addToRegistry, [chairLine(id, 60)]);
  expect(await wantsIn(shopper, id)).toEqual([[goods.dining, 99]]);
  const more = await shopper.call(addToRegistry, [chairLine(id), sofaLine(id)]);
  expect(more).toMatchObject({ isSuccess: false, items: [] });
  expect(more.message).toContain('99');
  expect(await wantsIn(shopper, id)).toEqual([[goods.dining, 99]]);
});

test.each([
  ['what is made to order without choices', { Sku: 100403, OptionChoiceParameter: '' }, 'made to order'],
  ['what is out of stock', { Sku: 100802, OptionChoiceParameter: '' }, 'out of stock'],
  ['an unknown sku', { Sku: 999_999_999 }, 'don’t carry'],
  ['a sku of the other brand', { Sku: 200602 }, 'don’t carry'],
  ['a choice that is not made', { OptionChoiceParameter: "' or 1=1 --" }, 'isn’t available'],
  ['a choice that is open', { OptionChoiceParameter: '12-1201' }, 'Please choose'],
  [
    'a design of somebody else',
    { PersonalizationId: '019a0c52-7f6e-7c1b-9c51-2f4d5a1f0b11' },
    'We no longer have this design',
  ],
  ['a registry of nobody', { GrId: 7 }, 'no longer exists'],
])('%s is not added, and the response contains the reason', async (_, change, message) => {
  const [shopper, id] = await newRegistrant(shop);
  const reply = await shopper.call(addToRegistry, [chairLine(id), { ...sofaLine(id), ...change }]);
  expect([reply.isSuccess, reply.items]).toEqual([false, []]);
  expect(reply.message).toContain(message);
  expect(await wantsIn(shopper, id)).toEqual([]);
});

test('REG-27, README decision 22: the page says so of a product that is made to order without choices, of no other', async () => {
  const of = async (sku: number) => (await createShopper(shop).call(getProduct, { sku })).isMadeToOrder;
  expect([await of(100403), await of(goods.sofa), await of(goods.dining)]).toEqual([true, undefined, undefined]);
});

test('REG-31: the personalization of an item is saved with it, including its price', async () => {
  const [shopper, id] = await newRegistrant(shop);
  const { personalization } = await shopper.call(getProduct, { sku: 100703 });
  const font = personalization?.fonts.find(({ name }) => name === 'Serif Initials');
  const design = {
    templateName: personalization?.templateName ?? '',
    sku: 100703,
    locationName: personalization?.locations[0] ?? '',
    personalization: [
      {
        elementName: personalization?.elementNames[0] ?? '',
        text: 'EMH',
        textcolor: personalization?.colors[0]?.code ?? '',
        font: font?.code ?? '',
      },
    ],
  };
  const saved = await shopper.call(saveDesign, { quantity: 1, orderType: '', profileGuid: '', design });
  const line = { Sku: 100703, Quantity: 2, GrId: id };
  const reply = await shopper.call(addToRegistry, [{ ...line, PersonalizationId: saved.personalizationId }, line]);
  expect(reply.items.map(({ personalizations }) => personalizations)).toEqual([
    [
      {
        monogrammingImg: expect.stringMatching(/^\//),
        inHousePersonalization: { pricingDto: { formattedTotalPrice: '$12.00' } },
      },
    ],
    [],
  ]);
  const items = await itemsIn(shopper, id);
  expect(items.map((item) => item.design?.personalization[0]?.text).toSorted()).toEqual(['EMH', undefined]);
  const [written, plain] = [items.find((item) => item.design), items.find((item) => !item.design)];
  expect(written?.chosen).toContainEqual({ label: 'Embroidery', text: 'EMH' });
  expect((written?.currentPrice ?? 0) - (plain?.currentPrice ?? 0)).toBe(1200);
});
