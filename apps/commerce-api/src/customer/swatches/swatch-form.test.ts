import { getEmailHash, getHashedContact, getSwatchAvailability, getSwatchForm } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { covers } from '../../testing/swatches.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const cb2 = { alder: 200101, bedWithoutSwatches: 200401 } as const;
const recentlyViewed = 'Recently Viewed Fabrics';

test('SWATCH-14, SWATCH-15, SWATCH-92: the form has the swatches of a product by family and the requested swatch', async () => {
  const form = await createShopper(shop).call(getSwatchForm, { sku: goods.sofa, choiceCode: covers.sage });
  expect(form).toMatchObject({ Sku: goods.sofa, FirstName: '', LastName: '', EmailAddress: '' });
  expect(form.SwatchModalMessage).not.toBe('');
  expect(form.DefaultSwatch).toEqual({
    ChoiceCode: covers.sage,
    Description: 'Washed Linen, Sage',
    ImagePath: expect.stringMatching(/^\/pictures\//),
    Attributes: [{ AttributeId: 'swatch-in-stock', Value: 'yes' }],
    IsStock: false,
    PriceGroupCode: 'B',
  });
  const families = Object.keys(form.FabricsByName);
  expect(families).toHaveLength(10);
  expect(families.slice(0, 2)).toEqual(['Textured Bouclé', 'Washed Linen']);
  expect(form.FabricsByName['Washed Linen']?.map(({ ChoiceCode }) => ChoiceCode)).toEqual([
    covers.flax,
    covers.sage,
    covers.rust,
    covers.denim,
    covers.salt,
    1206,
  ]);
});

test('SWATCH-09, SWATCH-10: an unavailable swatch is in the form with its attribute', async () => {
  const { DefaultSwatch } = await createShopper(shop).call(getSwatchForm, { sku: goods.sofa, choiceCode: covers.dove });
  expect(DefaultSwatch?.Attributes).toEqual([{ AttributeId: 'swatch-in-stock', Value: 'no' }]);
});

test('SWATCH-16: recently viewed fabrics are the first group and are also in their families', async () => {
  const recent = `9999,${covers.forest},${covers.sage},${covers.forest},4101`;
  const form = await createShopper(shop).call(getSwatchForm, { sku: goods.sofa, recent });
  expect(Object.keys(form.FabricsByName)[0]).toBe(recentlyViewed);
  expect(form.FabricsByName[recentlyViewed]?.map(({ ChoiceCode }) => ChoiceCode)).toEqual([covers.forest, covers.sage]);
  expect(form.FabricsByName['Washed Linen']).toContainEqual(form.FabricsByName[recentlyViewed]?.[1]);
  const many = await createShopper(shop).call(getSwatchForm, {
    sku: goods.sofa,
    recent: '1201,1202,1203,1204,1205,1206,1301',
  });
  expect(many.FabricsByName[recentlyViewed]).toHaveLength(6);
  const none = await createShopper(shop).call(getSwatchForm, { sku: goods.sofa });
  expect(Object.keys(none.FabricsByName)).not.toContain(recentlyViewed);
});

test.each([
  ['the choice asked for', { choiceCode: covers.sage, selected: `3001,${covers.rust}` }, covers.sage],
  ['else the chosen one that is a material', { selected: `3001,${covers.rust},2001` }, covers.rust],
  ['else none', {}, undefined],
  ['none that the product does not have', { choiceCode: 9999 }, undefined],
])('SWATCH-18: the default swatch is %s', async (_, request, code) => {
  const { DefaultSwatch } = await createShopper(shop).call(getSwatchForm, { sku: goods.sofa, ...request });
  expect(DefaultSwatch?.ChoiceCode).toBe(code);
});

test('SWATCH-18: without the color bar the form has the default swatch alone', async () => {
  const request = { sku: goods.sofa, choiceCode: covers.sage, recent: '1201', suppressColorBar: true };
  const { FabricsByName, DefaultSwatch } = await createShopper(shop).call(getSwatchForm, request);
  expect(FabricsByName).toEqual({ 'Washed Linen': [DefaultSwatch] });
});

test('SWATCH-08: an option without swatches on cb2 offers none to order', async () => {
  const shopper = createShopper(shop, 'cb2/USA');
  const sku = cb2.bedWithoutSwatches;
  expect(await shopper.call(getSwatchForm, { sku, choiceCode: 1201 })).toMatchObject({
    FabricsByName: {},
    DefaultSwatch: null,
  });
  expect(Object.keys((await shopper.call(getSwatchForm, { sku: cb2.alder })).FabricsByName)).toHaveLength(10);
});

test('a product without fabrics has none', async () => {
  const { FabricsByName } = await createShopper(shop).call(getSwatchForm, { sku: goods.dining });
  expect(FabricsByName).toEqual({});
});

test('SWATCH-15: those who are signed in find their names and their address', async () => {
  const shopper = createShopper(shop);
  await makeAccount(shop, 'form@example.com');
  await signIn(shopper, 'form@example.com');
  const known = { FirstName: 'Nora', LastName: 'Quist', EmailAddress: 'form@example.com' };
  expect(await shopper.call(getSwatchForm, { sku: goods.sofa })).toMatchObject(known);
});

test.each([
  ['an unknown product', 'sku=999999999', 404],
  ['a product of the other brand', `sku=${cb2.alder}`, 404],
  ['no product', '', 400],
  ['codes that are none', `sku=${goods.sofa}&selected=12-1201`, 400],
  ['recent ones that are none', `sku=${goods.sofa}&recent=%27--`, 400],
])('%s has no form', async (_, query, status) => {
  const reply = await createShopper(shop).send('GET', `${getSwatchForm.path}?${query}`);
  expect(reply.status).toBe(status);
});

test.each<[string, string, readonly number[]]>([
  ['all are', `${covers.sage},${covers.flax}`, []],
  ['nothing is asked', '', []],
  ['SWATCH-10: one is not', `${covers.sage},${covers.dove},${covers.dove}`, [covers.dove]],
  ['one is sold no more', `9999,${covers.sage}`, [9999]],
  ['leathers are asked too', `4101,4203`, [4203]],
])('SWATCH-19, SWATCH-91: what cannot be had is named when %s', async (_, choiceCodes, out) => {
  const { hasNla, nlaFabrics } = await createShopper(shop).call(getSwatchAvailability, { choiceCodes });
  expect([hasNla, nlaFabrics.map(({ ChoiceCode }) => ChoiceCode)]).toEqual([out.length > 0, out]);
  expect(nlaFabrics.filter(({ Description }) => Description === '')).toEqual([]);
});

test('SWATCH-91: invalid choice codes are rejected', async () => {
  const reply = await createShopper(shop).send('GET', `${getSwatchAvailability.path}?choiceCodes=1201,x`);
  expect(reply.status).toBe(400);
});

const phone = '7fc6504e6bc2151f37f86b8531e4a84b41933035ec76713d4867dd952098dbe5';
const nora = '8d282bd5e91b0c8bbf92bef1bd51252be08359085ff80c81422d5c4879f906ac';

test('SWATCH-90: an address is hashed trimmed and in lower case; invalid input has no hash', async () => {
  const shopper = createShopper(shop);
  const hash = async (email: string) => (await shopper.call(getEmailHash, { email })).emailHash;
  expect(await hash('nora@example.com')).toBe(nora);
  expect(await hash(' Nora@Example.com ')).toBe(nora);
  expect(await hash('nobody')).toBe('');
});

test('SWATCH-93: a phone number in any format is hashed in addition to the email', async () => {
  const shopper = createShopper(shop);
  const hash = (email: string, typed: string) => shopper.call(getHashedContact, { email, phone: typed });
  const both = await hash('nora@example.com', '312-342-0199');
  expect(both).toEqual({ emailHash: nora, phoneNumberHash: phone });
  expect(await hash('', '1 (312) 342 0199')).toEqual({ ...both, emailHash: '' });
  expect(await hash('', '555')).toEqual({ emailHash: '', phoneNumberHash: '' });
});
