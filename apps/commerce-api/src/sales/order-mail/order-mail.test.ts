import { existsSync } from 'node:fs';
import { applyZip, correctOrderEmail, getCart, getOrderDetails, updateShipMethod } from '@settee/contract';
import { getSite, sites } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chicago, fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { announcePickup } from '../order-desk/announce-pickup.ts';
import { orders } from '../placed-orders/tables.ts';
import { describeOrder } from './describe-order.ts';
import { mailPreview, sampleOrders } from './mail-preview.ts';
import { renderOrderMail } from './render-order-mail.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const to = async (emailAddress: string) => (await shop.post()).filter((mail) => mail.to === emailAddress);

/** A product of the catalog of cb2. */
const cb2Table = 200302;

async function order(emailAddress: string, site: 'main/USA' | 'cb2/USA' = 'main/USA'): Promise<TestShopper> {
  const shopper = createShopper(shop, site);
  await fillCart(shopper, site === 'cb2/USA' ? cb2Table : goods.dining, 2);
  await goToReview(shopper, {}, { ...chicago, emailAddress });
  expect(await submitOrder(shopper)).toEqual(placed);
  return shopper;
}

test('guideline 115: a placed order sends one email with its number, goods, total, address and payment', async () => {
  const shopper = await order('once@example.com');
  await submitOrder(shopper);
  const mails = await to('once@example.com');
  expect(mails).toHaveLength(1);
  const details = await shopper.call(getOrderDetails, {});
  const [mail] = mails;
  expect(mail?.subject).toContain(details?.orderNumber);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain(details?.orderNumber);
    expect(text).toContain(details?.lineItems[0]?.itemInfo.name);
    expect(text).toContain('Qty: 2');
    expect(text).toContain('12 Elm St');
    expect(text).toContain('Visa ending in 1111');
    expect(text).toContain('What happens next');
    expect(text).toContain(`/order-status?order=${details?.orderNumber}`);
  }
});

test('SHIP-01: the email of a ready pickup has the address and hours of its store, and the way there', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining, 1);
  await shopper.call(applyZip, { zipCode: '60523' });
  for (const { id } of (await shopper.call(getCart, {})).lineItems)
    await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' });
  // Shipped, so that the order has an address.
  await fillCart(shopper, 100603, 1);
  await goToReview(shopper, {}, { ...chicago, emailAddress: 'ready@example.com' });
  expect(await submitOrder(shopper)).toEqual(placed);
  const orderNumber = (await shopper.call(getOrderDetails, {}))?.orderNumber ?? '';
  const [row] = await shop.ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  expect(await announcePickup(shop.ctx, row?.id ?? '')).toBeNull();
  const mail = (await to('ready@example.com')).find(({ subject }) => subject.includes('is ready for pickup'));
  expect(mail?.text).toContain('Oak Brook, 210 Oakbrook Ctr, Oak Brook, IL 60523');
  expect(mail?.text).toMatch(/\nMon – \w+ \d+ am – \d+ pm, /);
  expect(mail?.text).toContain(
    'Get Directions:\nhttps://www.google.com/maps/dir/?api=1&destination=210%20Oakbrook%20Ctr',
  );
});

test('the email has the name and the theme of its brand', async () => {
  await order('brand@example.com', 'cb2/USA');
  const [mail] = await to('brand@example.com');
  expect(mail?.brandName).toBe('settee²');
  expect(mail?.subject).toContain('settee²');
  expect(mail?.html).toContain('Helvetica');
});

test('guideline 117: a wrong email address is corrected from the confirmation, and the receipt is sent to the right one', async () => {
  const shopper = await order('wrong@example.com');
  const result = await shopper.call(correctOrderEmail, { emailAddress: ' right@example.com ' });
  expect(result).toEqual({ isSuccess: true, message: 'We’ve sent your receipt to right@example.com.' });
  expect(await shopper.call(getOrderDetails, {})).toMatchObject({
    contact: { emailAddress: 'right@example.com' },
    billingAddress: { emailAddress: 'right@example.com' },
  });
  // The first email was still waiting, so it is not sent.
  expect([(await to('wrong@example.com')).length, (await to('right@example.com')).length]).toEqual([0, 1]);
});

test.each([
  ['nobody', 'x@example.com\r\nBcc: all@example.com'],
  ['no address', '<script>alert(1)</script>'],
  ['empty', ''],
])('a corrected address that is %s changes nothing', async (_name, emailAddress) => {
  const shopper = await order('kept@example.com');
  expect(await shopper.call(correctOrderEmail, { emailAddress })).toMatchObject({ isSuccess: false });
  expect(await shopper.call(getOrderDetails, {})).toMatchObject({
    contact: { emailAddress: 'kept@example.com' },
  });
});

test('another shopper corrects no order, and after a day no order can be corrected', async () => {
  const shopper = await order('late@example.com');
  const stranger = createShopper(shop);
  await fillCart(stranger);
  expect(await stranger.call(correctOrderEmail, { emailAddress: 'evil@example.com' })).toMatchObject({
    isSuccess: false,
  });
  shop.clock.moveBy(25 * 60 * 60_000);
  expect(await shopper.call(correctOrderEmail, { emailAddress: 'evil@example.com' })).toMatchObject({
    isSuccess: false,
  });
  expect(await to('evil@example.com')).toEqual([]);
});

interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

const voids = ['meta', 'img', 'br', '!doctype'];

/** The elements of a page; throws when a tag is not closed, or closed by another one. */
function elementsOf(html: string): Element[] {
  const open: string[] = [];
  const found: Element[] = [];
  for (const [, slash, tag = '', rest = ''] of html.matchAll(
    /<(\/?)([a-z0-9!]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/gi,
  )) {
    if (slash === '/') {
      if (open.pop() !== tag) throw new Error(`</${tag}> closes another element`);
      continue;
    }
    const pairs = [...rest.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name, value]);
    found.push({ tag, attributes: Object.fromEntries(pairs) });
    if (!voids.includes(tag)) open.push(tag);
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(' ')}`);
  return found;
}

const frenchSites = sites
  .filter(({ siteCulture }) => siteCulture === 'CANADA')
  .map(({ brand, siteCulture }) => getSite(brand, siteCulture, 'fr-CA'));
const variants = [...sites, ...frenchSites].flatMap((site) =>
  Object.keys(sampleOrders).map((variant) => [site, variant] as const),
);

test.each(variants)(
  '%o, %s: the HTML is well formed, and has a language, a title, one heading, alt texts and absolute links',
  (site, variant) => {
    const sample = sampleOrders[variant];
    if (!sample) throw new Error(variant);
    const origin = 'https://shop.example';
    const { html, text } = renderOrderMail(describeOrder(sample, { site, origin }), site, origin);
    const elements = elementsOf(html);
    // Every angle bracket belongs to an element.
    expect(html.match(/</g)?.length).toBe(html.match(/<\/?[a-z!]/gi)?.length);
    const all = (name: string) => elements.filter(({ tag }) => tag === name).map(({ attributes }) => attributes);
    expect(all('html').map(({ lang }) => lang)).toEqual([site.locale]);
    expect([all('title').length, all('h1').length, all('script').length]).toEqual([1, 1, 0]);
    expect(all('img').every(({ alt }) => alt !== undefined)).toBe(true);
    expect(all('table').every(({ role }) => role === 'presentation')).toBe(true);
    const urls = [...all('a').map(({ href }) => href), ...all('img').map(({ src }) => src)];
    expect(urls.length).toBeGreaterThan(2);
    const maps = 'https://www.google.com/maps/dir/';
    expect(urls.every((url) => url?.startsWith(`${origin}/`) || url?.startsWith(maps))).toBe(true);
    expect(text).not.toMatch(/<[a-z]|&#\d+;|undefined|NaN/);
    expect(html).not.toMatch(/undefined|NaN/);
  },
);

test('the variants differ by gift, pickup and change window', () => {
  const site = getSite('main', 'USA');
  const textOf = (variant: string) => {
    const sample = sampleOrders[variant];
    if (!sample) throw new Error(variant);
    return renderOrderMail(
      describeOrder(sample, { site, origin: 'https://shop.example' }),
      site,
      'https://shop.example',
    ).text;
  };
  expect(textOf('gift')).toContain('Your message: “Welcome home! With love from all of us.”');
  expect(textOf('gift')).toContain('Prices won’t appear on the packing slip.');
  expect(textOf('delivery')).not.toContain('gift');
  expect(textOf('pickup')).toContain('For store pickup');
  expect(textOf('pickup')).toContain('1000 W North Ave');
  expect(textOf('pickup')).toContain('Please wait for that email before you come to the store.');
  expect(textOf('pickup')).toMatch(/\nMon – \w+ \d+ am – \d+ pm\n/);
  expect(textOf('pickup')).toContain(
    'Get Directions:\nhttps://www.google.com/maps/dir/?api=1&destination=1000%20W%20North%20Ave%2C%20Chicago%2C%20IL%2060642',
  );
  expect(textOf('delivery')).not.toContain('Get Directions');
  expect(textOf('wallet')).toMatch(/Payment\n.*PayPal \(maren@example\.com\), \$2,392\.74/);
  expect(textOf('express').match(/Arrives [^.\n]*/g)).toEqual(['Arrives tomorrow', 'Arrives tomorrow']);
  expect(textOf('several')).toContain('The items for Otto Brandt are a gift.');
  expect(textOf('several')).toContain('We’ll include a gift receipt');
  expect(textOf('made-to-order')).toContain('can be changed or canceled until November 22, 2026');
});

test('CHK-21: parcels are announced by text message and a pickup by email, if both were chosen so', () => {
  const site = getSite('main', 'USA');
  const [delivery, pickup] = [sampleOrders['delivery'], sampleOrders['pickup']];
  if (!delivery || !pickup) throw new Error('no samples');
  const shippedRecipients = delivery.recipients.map((one) => ({ ...one, notificationOption: 'sms' as const }));
  const pickupRecipients = pickup.recipients.map((one) => ({ ...one, notificationOption: 'email' as const }));
  const order = { ...delivery, recipients: [...shippedRecipients, ...pickupRecipients] };
  const origin = 'https://shop.example';
  const { text } = renderOrderMail(describeOrder(order, { site, origin }), site, origin);
  expect(text).toContain('We’ll text you when your order is on its way.');
  expect(text).toContain('We’ll email you when your order is ready for pickup.');
});

test('what shoppers enter is text in the email, not markup', () => {
  const sample = sampleOrders['gift'];
  if (!sample) throw new Error('gift');
  const site = getSite('main', 'USA');
  const evil = {
    ...sample,
    recipients: sample.recipients.map((one) => ({
      ...one,
      giftOptions: { ...one.giftOptions, giftMessage: '</p><script>alert(1)</script>' },
    })),
    contact: { ...sample.contact, firstName: '<b>\r\nBcc: x' },
  };
  const { html, text, subject } = renderOrderMail(
    describeOrder(evil, { site, origin: 'https://shop.example' }),
    site,
    'https://shop.example',
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>');
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).not.toContain('\nBcc');
});

test('the preview shows each variant in development, and is not there by default', async () => {
  expect((await shop.api.request('http://localhost/api/mail-preview')).status).toBe(404);
  const dev = await createTestContext({}, { MAIL_PREVIEW: 'true' });
  const list = await (await dev.api.request('http://localhost/api/mail-preview')).text();
  expect(list.match(/<li>/g)).toHaveLength(84);
  const page = await dev.api.request(
    'http://localhost/api/mail-preview/order?brand=cb2&siteCulture=CANADA&variant=gift',
  );
  expect(await page.text()).toContain('settee²');
  await dev.close();
});

test.each(['main', 'cb2'])('the preview of an email shows a picture that %s has', async (brand) => {
  const app = mailPreview({ translate: shop.ctx.translate });
  const html = await (await app.request(`/api/mail-preview/order?brand=${brand}&variant=delivery`)).text();
  const files = [...html.matchAll(/\/pictures\/([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  const folder = new URL('../pictures/', import.meta.resolve('@settee/catalog'));
  expect(files.filter((file) => !existsSync(new URL(file, folder)))).toEqual([]);
});
