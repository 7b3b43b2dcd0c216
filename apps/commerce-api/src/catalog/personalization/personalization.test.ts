import { addToCart, getCart, getProduct, renderDesign, saveDesign, updateItem } from '@settee/contract';
import type { MonogrammingRequest } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const towel = 100703;
const request = (
  text: string,
  change: Partial<MonogrammingRequest['design']> & { font?: string; color?: string } = {},
) => {
  const { font = 'serif', color = 'navy', ...design } = change;
  const personalization = [{ elementName: 'Text1', text, textcolor: color, font }];
  return {
    quantity: 1,
    orderType: '',
    profileGuid: '',
    design: { templateName: 'cove-towel', sku: towel, locationName: 'Above the hem', personalization, ...design },
  };
};
const save = async (shopper: TestShopper, text: string) =>
  (await shopper.call(saveDesign, request(text))).personalizationId;
const add = (shopper: TestShopper, id: string, sku = towel) =>
  shopper.call(addToCart, [{ Sku: sku, IsPersonalized: true, PersonalizationId: id }]);

test('MONO-21, MONO-06: a design is drawn as a picture that runs and loads nothing, and no word of it is in it', async () => {
  const shopper = createShopper(shop);
  const reply = await shopper.call(renderDesign, request('EMH'));
  expect(reply).toMatchObject({ hasError: false, error: null });
  expect(reply.imageUrl).toMatch(/^\/personalization\/image\/[\w-]{43}\.svg$/);
  const image = await createShopper(shop).send('GET', reply.imageUrl);
  expect(image.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(image.headers.get('content-security-policy')).toContain("default-src 'none'");
  const svg = await image.text();
  expect(svg.match(/<path transform/g)).toHaveLength(3);
  expect(svg).not.toMatch(/<script|<text|<foreignObject|href="(?!data:)|EMH/);
  expect((await shopper.call(renderDesign, request(' EMH '))).imageUrl).toBe(reply.imageUrl);
  expect((await shopper.call(renderDesign, request('EMH', { color: 'rust' }))).imageUrl).not.toBe(reply.imageUrl);
});

test('a French page names places, fonts and threads in French, and its design is that of the English page', async () => {
  const shopper = createShopper(shop, 'main/CANADA/fr-CA');
  const { personalization: offer } = await shopper.call(getProduct, { sku: towel });
  expect(offer?.locations).toEqual(['Au-dessus de l’ourlet', 'Bout gauche de la bordure']);
  expect(offer?.fonts.map(({ name }) => name)).toContain('Monogramme en capitales');
  const reply = await shopper.call(renderDesign, request('EMH', { locationName: 'Au-dessus de l’ourlet' }));
  expect(reply).toEqual(await shopper.call(renderDesign, request('EMH')));
  expect(reply.hasError).toBe(false);
  const id = await save(shopper, 'EMH');
  expect(await add(shopper, id)).toMatchObject({ isSuccess: true });
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems[0]?.itemInfo.options).toContainEqual({ label: 'Broderie', text: 'EMH' });
});

test('an address that was not given out shows nothing', async () => {
  const shopper = createShopper(shop);
  for (const name of ['A'.repeat(43), '../../etc/passwd', 'x'])
    expect((await shopper.send('GET', `/personalization/image/${name}.svg`)).status).toBe(404);
  expect((await shopper.send('GET', '/personalization/font/none.svg')).status).toBe(404);
  expect((await shopper.send('GET', '/personalization/font/script.svg')).status).toBe(200);
});

test.each([
  ['a font of another workshop', request('EMH', { font: 'engraver' }), 'E1001'],
  ['a thread that is none', request('EMH', { color: 'url(#x)' }), 'E1002'],
  ['a place that is none', request('EMH', { locationName: 'Sleeve' }), 'E1003'],
  ['another template', request('EMH', { templateName: 'harbour-robe' }), 'E2001'],
  ['a product without personalization', request('EMH', { sku: 100102 }), 'E2001'],
  ['a product of the other brand', request('EMH', { sku: 200703, templateName: 'mono-towel' }), 'E2001'],
  ['no text', request('  '), 'E2001'],
  ['letters the font does not have', request('</script>'), 'E9001'],
  ['an emoji', request('😀'), 'E9001'],
  ['text that runs the other way', request('\u202eEMH'), 'E9001'],
  ['letters of no width', request('E\u200bM'), 'E9001'],
  ['a loose accent', request('E\u0302M\u0327\u0301'), 'E9001'],
  ['the test text of the legend', request('XQX'), 'E1001'],
  ['the test text of the summary', request('XQY'), 'E2001'],
  ['the test text of no known code', request('XQZ'), 'E9000'],
] as const)(
  'MONO-21: %s is rejected with its code, for a preview and for a save',
  async (_what, body, businessErrorCode) => {
    const shopper = createShopper(shop);
    expect(await shopper.call(renderDesign, body)).toMatchObject({
      imageUrl: '',
      hasError: true,
      error: { businessErrorCode },
    });
    expect(await shopper.call(saveDesign, body)).toMatchObject({ personalizationId: '', error: { businessErrorCode } });
  },
);

test('MONO-18: rejected words are reported with the texts that contain them', async () => {
  const shopper = createShopper(shop);
  const reply = await shopper.call(renderDesign, request('sh it', { font: 'script' }));
  expect(reply.hasError).toBe(false);
  const refused = await shopper.call(renderDesign, request('Big-Shit', { font: 'script' }));
  expect(refused.error).toMatchObject({ businessErrorCode: 'E3001', profaneTexts: ['Big-Shit'] });
  const drat = await shopper.call(renderDesign, request('DRAT', { font: 'script' }));
  expect(drat.error).toMatchObject({ businessErrorCode: 'E3001', profaneTexts: ['DRAT'] });
});

test('an invalid request body, or one with 10,000 characters, is rejected before anything is rendered', async () => {
  const shopper = createShopper(shop);
  for (const body of [{}, request('A'.repeat(10_000)), { ...request('A'), design: null }])
    expect((await shopper.send('POST', '/personalization/render', body)).status).toBe(400);
});

test('MONO-21: an outage of the service is a failure of the call', async () => {
  expect((await createShopper(shop).send('POST', '/personalization/render', request('XQO'))).status).toBe(503);
});

test('fifty drawings at once are one drawing', async () => {
  const shopper = createShopper(shop);
  const replies = await Promise.all(Array.from({ length: 50 }, () => shopper.call(renderDesign, request('QRS'))));
  expect(new Set(replies.map(({ imageUrl }) => imageUrl)).size).toBe(1);
});

test('MONO-22, MONO-23, ATC-11: a saved design is confirmed with its terms and added to the cart with its line', async () => {
  const shopper = createShopper(shop);
  const saved = await shopper.call(saveDesign, request('EMH'));
  expect(saved).toMatchObject({
    hasCustomOrderConfirmation: false,
    items: [
      {
        name: 'Cove Bath Towel',
        isPersonalized: true,
        formattedPrice: '$46.00',
        imageUrl: saved.items[0]?.picture.webp.url,
      },
    ],
  });
  expect(saved.message).toContain('can’t be returned');
  expect(await add(shopper, saved.personalizationId)).toMatchObject({
    isSuccess: true,
    subtotal: 4600,
    items: [{ isPersonalized: true }],
  });
  const [line] = (await shopper.call(getCart, {})).lineItems;
  expect(line?.priceQuantityTotals).toMatchObject({ unitPrice: 4600, quantity: 1 });
  expect(line?.priceChange).toBeNull();
  expect(line?.itemInfo.options).toEqual([
    { label: 'Embroidery', text: 'EMH' },
    { label: 'Font', text: 'Serif Initials' },
    { label: 'Thread', text: 'Navy' },
    { label: 'Placement', text: 'Above the hem' },
  ]);
  expect(line?.itemInfo.picture).toMatchObject({ alt: 'Cove Bath Towel with “EMH”', avif: [] });
  expect(line?.itemInfo.picture.webp.url).toMatch(/^\/personalization\/image\//);
});

test('equal products with different texts are separate lines, with the same text one line, apart from the plain product', async () => {
  const shopper = createShopper(shop);
  for (const text of ['EMH', 'ABC', 'EMH']) await add(shopper, await save(shopper, text));
  await shopper.call(addToCart, [{ Sku: towel }]);
  const { lineItems } = await shopper.call(getCart, {});
  const shown = lineItems.map(({ itemInfo, priceQuantityTotals }) => [
    itemInfo.options[0]?.text ?? '',
    priceQuantityTotals.quantity,
    priceQuantityTotals.unitPrice,
  ]);
  expect(shown).toEqual([
    ['EMH', 2, 4600],
    ['ABC', 1, 4600],
    ['', 1, 3400],
  ]);
  const id = lineItems[1]?.id ?? '';
  await shopper.call(updateItem, { id, quantity: 3 });
  const again = (await shopper.call(getCart, {})).lineItems[1];
  expect(again).toMatchObject({
    itemInfo: { options: [{ text: 'ABC' }, {}, {}, {}] },
    priceQuantityTotals: { quantity: 3 },
  });
});

test('a design of another shopper, of another product or with an unknown id is not added', async () => {
  const [one, other] = [createShopper(shop), createShopper(shop)];
  const id = await save(one, 'EMH');
  for (const attempt of [add(other, id), add(one, id, 100704), add(one, 'x'), add(one, crypto.randomUUID())])
    expect(await attempt).toMatchObject({ isSuccess: false });
  expect(await add(one, '')).toMatchObject({ isSuccess: false });
  expect((await one.call(getCart, {})).lineItems).toEqual([]);
});

test('a name that is too long for its font can be drawn but not saved', async () => {
  const shopper = createShopper(shop);
  expect(await shopper.call(renderDesign, request('EMHXY'))).toMatchObject({ hasError: false });
  expect(await shopper.call(saveDesign, request('EMHXY'))).toMatchObject({ error: { businessErrorCode: 'E9002' } });
});

test('MONO-02: the product page returns the texts and fonts that can be personalized', async () => {
  const shopper = createShopper(shop);
  const { personalization } = await shopper.call(getProduct, { sku: towel });
  expect(personalization).toMatchObject({
    type: 700,
    elementNames: ['Text1'],
    locations: ['Above the hem', 'Left end of the border'],
    price: 1200,
  });
  expect(personalization?.fonts[0]).toEqual({
    code: 'block',
    name: 'Block Monogram',
    imageUrl: '/personalization/font/block.svg',
    fontAttributes: { validationRegEx: '[A-Z]+', minLength: 1, maxLength: 3 },
  });
  expect((await shopper.call(getProduct, { sku: 100102 })).personalization).toBeUndefined();
});
