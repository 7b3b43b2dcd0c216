import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsByKit } from '../../../tooling/docs/events.ts';
import { enter, signIn, toMembersPayment } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, fillAddress, open, startAsGuest, toPayment, trips, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';
import { openDrawer, orderFrom, receipt, send } from './swatch-trip.ts';

const trip = trips.main;
const choices = '?option.11=3002&option.12=1202&option.13=2001';
const nora = { email: 'nora.new@example.com', password: 'Settee-Nora-1' };
const ines = { email: 'ines.rewards@example.com', password: 'Settee-Ines-1' };

let shop: RunningShop;
let browser: Browser;
/** The names of all events that the tests of this file have seen. */
const seen = new Set<string>();
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

interface Entry {
  event: string;
  [field: string]: unknown;
}

/** Everything in the data layer of the present document; an error without one. */
async function layer(page: Page): Promise<readonly Entry[]> {
  const entries: Entry[] = await page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer)));
  for (const { event } of entries) seen.add(event);
  return entries;
}

/** Waits until the data layer ends with these events. */
async function ends(page: Page, ...expected: readonly object[]): Promise<void> {
  await expect.poll(async () => (await layer(page)).slice(-expected.length)).toEqual(expected);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test.each([trips.main, trips.cb2, trips.mainCanada])(
  'a guest buys from the listing to the confirmation, and every step is in the data layer, once, without personal data: $host',
  async (site) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, site, '/sofas');
    expect(await layer(page)).toEqual([]);
    await page.getByLabel('Sort by').selectOption('price-high');
    await ends(page, { event: 'filterInteraction', label: 'Price, high to low' });
    await page.waitForURL('**/sofas?sort=price-high');
    await page.getByRole('article').filter({ hasText: 'Alder Sofa' }).getByRole('link').first().click();
    await page.waitForURL(`**${site.sofa}*`);
    await expect.poll(async () => (await layer(page)).at(-1)?.event).toBe('productImpression');

    await addSmall(page, shop, site);
    const [{ sku } = { sku: 0 }] = await layer(page);
    const impression = { event: 'productImpression', sku, label: expect.any(String) };
    const added = [
      { event: 'addToCart.pressed', skus: [sku] },
      { event: 'addToCart.added', skus: [sku] },
    ];
    expect(await layer(page)).toEqual([impression, ...added]);

    await open(page, shop, site, '/checkout/cart');
    await press(page, 'Checkout Now');
    await page.getByRole('button', { name: 'Guest Checkout' }).waitFor();
    expect(await layer(page)).toEqual([{ event: 'cart.checkoutStarted' }]);
    await press(page, 'Guest Checkout');
    await page.waitForURL('**/checkout/shipping');
    await usable(page);
    expect(await layer(page)).toEqual([]);

    await toPayment(page, site);
    await applyCard(page, '4000 0000 0000 0077');
    await page.getByText('Card has been reissued. Please use new card.').waitFor();
    await applyCard(page);
    await page.getByText('Visa ending in 1111').first().waitFor();
    await press(page, 'Next: Review & Place Order');
    await page.waitForURL('**/checkout/review');
    const steps = [
      { event: 'checkout.stepDone', step: 1 },
      { event: 'checkout.stepDone', step: 2 },
      { event: 'checkout.cardApplied', cardType: 'visa' },
      { event: 'checkout.stepDone', step: 3 },
    ];
    await expect.poll(() => layer(page)).toEqual(steps);

    await page.getByRole('button', { name: 'Place Order', exact: true }).first().dblclick();
    await page.waitForURL('**/checkout/confirmation');
    await page.getByText('Thank you').waitFor();
    const placed = { event: 'checkout.orderPlaced', total: expect.any(Number) };
    await expect.poll(() => layer(page)).toEqual([...steps, placed]);
    const total = (await layer(page)).at(-1)?.['total'];
    const shown = (Number(total) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await page.getByRole('main').getByText(shown).first().waitFor();
    const said = JSON.stringify(await layer(page));
    for (const private_ of [...Object.values(site.address), '1111', '4111'])
      expect(said).not.toContain(`"${private_}"`);
    await page.reload();
    await usable(page);
    expect(await layer(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('a confirmation that loads as a document of its own has the order, once; an order that is not placed is not reported', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, trip);
  await startAsGuest(page, shop, trip);
  await toPayment(page, trip);
  await applyCard(page);
  await page.getByText('Visa ending in 1111').first().waitFor();
  await press(page, 'Next: Review & Place Order');
  await page.waitForURL('**/checkout/review');
  await page.route('**/ReactCheckout/PlaceOrder', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await open(page, shop, trip, '/checkout/review');
  expect(await layer(page)).toEqual([]);
  // The code of the next page is not to be had: the shop loads that page whole.
  await page.route('**/assets/confirmation-*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').waitFor();
  await usable(page);
  await ends(page, { event: 'checkout.orderPlaced', total: expect.any(Number) });
  await page.reload();
  await usable(page);
  expect(await layer(page)).toEqual([]);
  await leave();
});

test('EVENT-01 to EVENT-05, EVENT-07: the data layer has the page, its drawers, choices, filters and a sent form', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.goto(shop.at(trip.sofa, trip.host));
  const shown = { event: 'productImpression', sku: expect.any(Number), label: expect.stringContaining('Alder') };
  await expect.poll(() => layer(page)).toEqual([shown]);
  const sku = (await layer(page))[0]?.['sku'];

  await openDrawer(page);
  await page.getByRole('radio', { name: 'Washed Linen, Rust' }).first().check({ force: true });
  const chosen = { event: 'componentInteraction', sku, label: 'Washed Linen, Rust' };
  await expect.poll(() => layer(page)).toEqual([shown, { event: 'drawerOpen', sku, label: 'Fabric' }, chosen]);

  await press(page, 'Browse All Fabrics');
  const popup = page.getByRole('dialog', { name: 'Browse All Fabrics' });
  await popup.getByRole('button', { name: 'Filter', exact: true }).click();
  await popup.getByRole('button', { name: 'Blue', exact: true }).click();
  expect((await layer(page)).slice(3)).toEqual([{ event: 'filterInteraction', sku, label: 'Blue' }]);

  await orderFrom(page, shop, trip);
  await fillAddress(page, trip);
  await send(page).click();
  await receipt(page).waitFor();
  await ends(page, { event: 'Form Submitted', formName: 'Order Free Swatch', formStatus: 'accepted' });
  expect(complaints).toEqual([]);
  await leave();
});

test('EVENT-01: filters, order and swatches of all fabrics are reported', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, trip, '/free-swatches');
  const filtered = (label: string) => ({ event: 'filterInteraction', label });
  await page.getByRole('checkbox', { name: /^Blue/ }).check();
  await page.getByText('9 fabrics', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /^Green/ }).check();
  await page.getByText('19 fabrics', { exact: true }).waitFor();
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await press(page, 'Clear All');
  await page.getByText('72 fabrics', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /^Blue/ }).check();
  await page.getByRole('checkbox', { name: /^Blue/ }).uncheck();
  const all = ['Blue', 'Green', 'Name, A to Z', 'Clear All', 'Blue', 'Blue'].map(filtered);
  await expect.poll(() => layer(page)).toEqual(all);
  await press(page, /^Add Swatch, /);
  await press(page, /^Remove Swatch, /);
  await ends(
    page,
    { event: 'swatchCart.added', choiceCode: expect.any(Number) },
    { event: 'swatchCart.removed', choiceCode: expect.any(Number) },
  );
  expect(complaints).toEqual([]);
  await leave();
});

test('a failed add, declined and accepted terms, and recommended products are reported', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, trip, trip.small);
  await page.route('**/AddItemToCartV2', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await press(page, 'Add to cart');
  await page.getByRole('alert').first().waitFor();
  const skus = [expect.any(Number)];
  const failed = { event: 'addToCart.failed', skus, message: expect.any(String) };
  await ends(page, { event: 'addToCart.pressed', skus }, failed);

  await open(page, shop, trip, trip.sofa + choices);
  await press(page, 'Add to cart');
  await press(page, 'Decline');
  await ends(page, { event: 'addToCart.pressed', skus }, { event: 'addToCart.termsDeclined', skus });
  await press(page, 'Add to cart');
  await press(page, 'Accept Terms And Add To Cart');
  await page.waitForURL('**/checkout/cart');
  await ends(
    page,
    { event: 'addToCart.pressed', skus },
    { event: 'addToCart.termsAccepted', skus },
    { event: 'addToCart.added', skus },
  );

  const main = page.getByRole('main');
  const pillow = { sku: expect.any(Number), location: 'Carousel', position: expect.any(Number) };
  await page.route('**/ReactCart/AddItems', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await main.getByRole('button', { name: 'Add to Cart, Thistle Pillow' }).click();
  await ends(page, { event: 'recommendation.pressed', ...pillow }, { event: 'recommendation.failed', ...pillow });
  await main.getByRole('button', { name: 'Add to Cart, Thistle Pillow' }).click();
  await ends(page, { event: 'recommendation.pressed', ...pillow }, { event: 'recommendation.added', ...pillow });
  await leave();
});

test('what is done with the lines and services of a cart is reported, a code that does not hold is not', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, trip, '/pod-pendant/s100603');
  await page.getByRole('checkbox', { name: 'Add Light Hanging, $149.00 per item' }).check();
  await press(page, 'Add to cart');
  await page.getByRole('dialog').getByText('including Light Hanging').waitFor();
  await addSmall(page, shop, trip);
  await open(page, shop, trip, '/checkout/cart');
  const sku = expect.any(Number);
  await press(page, 'Enter');
  await page.getByLabel('ZIP Code').fill('60614');
  await press(page, 'Update');
  await page.getByRole('button', { name: '60614' }).waitFor();
  await page.getByRole('radio', { name: /^Pick up/ }).check();
  await press(page, 'Remove Light Hanging');
  await press(page, 'Add a promotion code');
  await page.getByLabel('Promotion code').fill('SPRING25');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText('This promotion code has expired.').waitFor();
  await page.getByLabel('Promotion code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await press(page, 'Remove promotion code WELCOME10');
  await page.getByRole('button', { name: 'Add a promotion code' }).waitFor();
  await press(page, 'Add a donation');
  await page
    .getByRole('group', { name: /^Give to/ })
    .getByRole('button', { name: '$10.00' })
    .click();
  await expect
    .poll(() => layer(page))
    .toEqual([
      { event: 'cart.zipApplied' },
      { event: 'cart.shipMethodChanged', sku, shipMethod: 'pickup' },
      { event: 'cart.installationRemoved', sku },
      { event: 'cart.promoApplied' },
      { event: 'cart.promoRemoved' },
      { event: 'cart.donationGiven', amount: 1000 },
    ]);

  await press(page, 'Remove Pod Pendant');
  await ends(page, { event: 'cart.itemRemoved', sku });
  await open(page, shop, trip, '/checkout/cart');
  await press(page, /increase/i);
  await press(page, /^Save for Later/);
  await press(page, /^Move to Cart/);
  await page.getByRole('button', { name: /^Remove Quill/ }).click();
  await press(page, /^Undo/);
  await page.getByRole('button', { name: /^Remove Quill/ }).waitFor();
  await expect
    .poll(() => layer(page))
    .toEqual([
      { event: 'cart.quantityChanged', sku, quantity: 2 },
      { event: 'cart.savedForLater', sku },
      { event: 'cart.movedToCart', sku },
      { event: 'cart.itemRemoved', sku },
      { event: 'cart.removalUndone', sku },
    ]);

  await press(page, 'Share this cart');
  await press(page, 'Make a link');
  const shared = new URL(await page.getByLabel('Link to this cart').inputValue());
  const other = await newVisitor(browser);
  await other.page.goto(shop.at(shared.pathname));
  await usable(other.page);
  await press(other.page, 'Add all to cart');
  await ends(other.page, { event: 'cart.sharedCartAdded', itemCount: 2 });
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.leave();
  await leave();
});

test('gift cards are reported by amount, never by number, and a refused one not at all', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, trip);
  await startAsGuest(page, shop, trip);
  await toPayment(page, trip);
  await press(page, 'Add a gift card');
  await page.getByLabel('Gift card number').fill('6006490000000010');
  await page.getByLabel('PIN', { exact: true }).fill('0000');
  await press(page, 'Apply gift card');
  await page.getByText('This gift card was not found').waitFor();
  await page.getByLabel('PIN', { exact: true }).fill('1001');
  await press(page, 'Apply gift card');
  await press(page, 'Remove Gift card ending in 0010');
  await page.getByRole('button', { name: 'Remove Gift card ending in 0010' }).waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await layer(page)).slice(2))
    .toEqual([
      { event: 'checkout.tenderApplied', kind: 'giftCard', amount: 5000 },
      { event: 'checkout.tenderRemoved', kind: 'giftCard' },
    ]);
  expect(complaints).toEqual([]);
  await leave();
});

test('a member’s sign-in is reported on the page that follows, a failed one at once; a reward by its amount', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, trip, '/account/login');
  await enter(page, { ...ines, password: 'guess' });
  await page.getByRole('alert').waitFor();
  expect(await layer(page)).toEqual([{ event: 'account.signInFailed', code: 'E0000004' }]);
  await enter(page, ines);
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await expect.poll(() => layer(page)).toEqual([{ event: 'account.signedIn' }]);
  await page.reload();
  await usable(page);
  expect(await layer(page)).toEqual([]);

  await addSmall(page, shop, trip);
  await toMembersPayment(page, shop);
  await press(page, 'Use your rewards');
  await press(page, 'Apply Reward RC100000003');
  await page.getByText('Your reward is applied.').waitFor();
  await ends(page, { event: 'checkout.tenderApplied', kind: 'rewardCertificate', amount: 5000 });
  await leave();
});

test('a new account is reported without a word of who it is', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, trip, '/account/create-account');
  await page.getByLabel('First Name').fill('Maren');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Email Address').fill('maren.events@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await press(page, 'Create Account');
  expect(await layer(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('a long and quiet sentence');
  await press(page, 'Create Account');
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  expect(await layer(page)).toEqual([{ event: 'account.created' }]);
  expect(complaints).toEqual([]);
  await leave();
});

test('favorites are reported: a failed save, a save, a removal, its undo and a move', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, trip, trip.small);
  const sku = expect.any(Number);
  await press(page, 'Add to favorites');
  const modal = page.getByRole('dialog', { name: 'Add This Item to a List' });
  await modal.getByRole('textbox').fill('Den');
  await page.route(/favorites/i, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await modal.getByRole('button', { name: 'Add to List' }).click();
  await ends(page, { event: 'favorites.addFailed', sku });
  await modal.getByRole('button', { name: 'Add to List' }).click();
  await page.getByRole('dialog', { name: 'Item Added to Your List' }).waitFor();
  await ends(page, { event: 'favorites.itemAdded', sku });

  await open(page, shop, trip, '/favorites');
  await page.getByRole('button', { name: 'Remove Quill Side Table', exact: true }).click();
  await press(page, 'Undo: put Quill Side Table back');
  await press(page, 'Move Quill Side Table to another list');
  await page.getByRole('dialog', { name: 'Move to Another List' }).getByRole('textbox').fill('Attic');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Attic 1 item' }).waitFor();
  await expect
    .poll(() => layer(page))
    .toEqual([
      { event: 'favorites.itemRemoved', sku },
      { event: 'favorites.removalUndone', sku },
      { event: 'favorites.itemMoved', sku },
    ]);
  await leave();
});

test('gift registries are reported: a new one, a failed add, an add, a quantity, a removal and its undo', async () => {
  const { page, leave } = await newVisitor(browser);
  await signIn(page, shop, nora);
  await open(page, shop, trip, '/gift-registry');
  const soon = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date of the event').fill(soon);
  await press(page, 'Create Registry');
  await page.getByRole('heading', { name: 'Nothing in your registry yet' }).waitFor();
  const registry = new URL(page.url()).pathname;
  await ends(page, { event: 'registry.created' });

  await open(page, shop, trip, trip.small);
  const sku = expect.any(Number);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Registry', exact: true });
  await page.route('**/gift-registry/add*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await add.click();
  await ends(page, { event: 'registry.addFailed', sku });
  await add.click();
  await page.getByRole('dialog', { name: '1 item added to your registry' }).waitFor();
  await ends(page, { event: 'registry.itemAdded', sku, quantity: 1 });

  await open(page, shop, trip, registry);
  await press(page, 'Increase quantity');
  await ends(page, { event: 'registry.quantityChanged', sku, quantity: 2 });
  await press(page, 'Remove Quill Side Table');
  await press(page, 'Undo: put Quill Side Table back');
  await ends(page, { event: 'registry.itemRemoved', sku }, { event: 'registry.removalUndone', sku });
  await leave();
});

test('every page has a data layer, before anything is done on it', async () => {
  const { page, leave } = await newVisitor(browser);
  const paths = [
    '/',
    '/search?q=sofa',
    '/stores',
    '/checkout/cart',
    '/checkout/confirmation',
    '/account/login',
    '/nothing-here',
  ];
  for (const path of paths) {
    await open(page, shop, trip, path);
    expect(await layer(page), path).toEqual([]);
  }
  await leave();
});

test('every documented event has been seen in the data layer of the running shop', () => {
  const all = Object.values(eventsByKit).flatMap((events) => Object.keys(events));
  expect([...seen].toSorted()).toEqual(all.toSorted());
});
