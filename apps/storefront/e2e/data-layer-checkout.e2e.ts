import { startWallet } from '@settee/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, toMembersPayment } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { ends, expectAllSeen, layer } from './data-layer.ts';
import { atPayment } from './failures/payment.ts';
import { addSmall, applyCard, open, toPayment, journeys, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';
import { routeOnce } from './network.ts';

const journey = journeys.main;
const choices = '?option.11=3002&option.12=1202&option.13=2001';
const ines = { email: 'ines.rewards@example.com', password: 'Settee-Ines-1' };

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), shop?.stop()]));

const product = { item_id: expect.any(String) };
const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test.each([journeys.main, journeys.cb2, journeys.mainCanada])(
  'a guest buys from the listing to the confirmation, and every step is in the data layer, once, without personal data: $host',
  async (site) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, site, '/sofas');
    await ends(page, { event: 'view_item_list', item_list_name: 'Sofas', items: expect.arrayContaining([product]) });
    await page.getByLabel('Sort by').selectOption('price-high');
    await ends(page, { event: 'filterInteraction', label: 'Price: High to Low' });
    await page.waitForURL('**/sofas?sort=price-high');
    await page.getByRole('article').filter({ hasText: 'Alder Sofa' }).getByRole('link').first().click();
    await page.waitForURL(`**${site.sofa}*`);
    const selected = { ...product, index: expect.any(Number) };
    await ends(
      page,
      { event: 'select_item', item_list_name: 'Sofas', items: [selected] },
      { event: 'productImpression', sku: expect.any(Number), label: expect.stringContaining('Alder Sofa') },
    );

    await addSmall(page, shop, site);
    const [{ sku } = { sku: 0 }] = await layer(page);
    const impression = { event: 'productImpression', sku, label: expect.any(String) };
    const added = [
      { event: 'addToCart.clicked', skus: [sku] },
      { event: 'add_to_cart', items: [{ item_id: String(sku), quantity: 1 }] },
    ];
    const items = [{ item_id: String(sku), quantity: 1, price: expect.any(Number) }];
    const money = { currency: site === journeys.mainCanada ? 'CAD' : 'USD', value: expect.any(Number), items };
    await expect.poll(() => layer(page)).toEqual([impression, ...added]);

    await open(page, shop, site, '/checkout/cart');
    await clickButton(page, 'Checkout Now');
    await page.getByRole('button', { name: 'Guest Checkout' }).waitFor();
    const viewed = ['view_cart', 'begin_checkout'].map((event) => ({ event, ...money }));
    await expect.poll(() => layer(page)).toEqual(viewed);
    await clickButton(page, 'Guest Checkout');
    await page.waitForURL('**/checkout/shipping');
    await usable(page);
    expect(await layer(page)).toEqual([]);

    await toPayment(page, site);
    await applyCard(page, '4000 0000 0000 0077');
    await clickButton(page, 'Next: Review & Place Order');
    await page.getByText('Card has been reissued. Please use new card.').waitFor();
    await applyCard(page);
    await clickButton(page, 'Next: Review & Place Order');
    await page.waitForURL('**/checkout/review');
    const steps = [
      { event: 'checkout.stepCompleted', step: 1 },
      { event: 'checkout.stepCompleted', step: 2 },
      { event: 'add_shipping_info', shipping_tier: expect.any(String) },
      { event: 'form.fieldError', form: 'card', field: 'card', rule: 'old-rewards-card' },
      { event: 'add_payment_info', payment_type: 'visa' },
      { event: 'checkout.stepCompleted', step: 3 },
    ];
    await expect.poll(() => layer(page)).toEqual(steps);

    await page.getByRole('button', { name: 'Place Order', exact: true }).first().dblclick();
    await page.waitForURL('**/checkout/confirmation');
    await page.getByText('Thank you').waitFor();
    const amount = expect.any(Number);
    const placed = { event: 'purchase', transaction_id: expect.any(String), tax: amount, shipping: amount, ...money };
    await expect.poll(() => layer(page)).toEqual([...steps, placed]);
    const { value: total, transaction_id: number } = (await layer(page)).at(-1) ?? { event: '' };
    const shown = Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await page.getByRole('main').getByText(shown).first().waitFor();
    const said = JSON.stringify(await layer(page));
    for (const private_ of [...Object.values(site.address), '1111', '4111'])
      expect(said).not.toContain(`"${private_}"`);
    await page.reload();
    await usable(page);
    expect(await layer(page)).toEqual([]);

    await open(page, shop, site, `/order-status?order=${String(number)}`);
    await clickButton(page, /^Buy Again: /);
    await ends(page, { event: 'order.boughtAgain', itemCount: 1 });
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('a failed add, declined and accepted terms, and recommended products are reported', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.small);
  await routeOnce(page, '**/AddItemToCartV2', (route) => route.fulfill({ status: 500, body: '{}' }));
  await clickButton(page, 'Add to cart');
  await page.getByRole('alert').first().waitFor();
  const skus = [expect.any(Number)];
  const failed = { event: 'addToCart.failed', skus, message: expect.any(String) };
  await ends(page, { event: 'addToCart.clicked', skus }, failed);

  await open(page, shop, journey, journey.sofa + choices);
  await clickButton(page, 'Add to cart');
  await clickButton(page, 'Decline');
  await ends(page, { event: 'addToCart.clicked', skus }, { event: 'addToCart.termsDeclined', skus });
  await clickButton(page, 'Add to cart');
  await clickButton(page, 'Accept Terms And Add To Cart');
  await page.waitForURL('**/checkout/cart');
  await ends(
    page,
    { event: 'addToCart.clicked', skus },
    { event: 'addToCart.termsAccepted', skus },
    { event: 'add_to_cart', items: [{ item_id: expect.any(String), quantity: 1 }] },
  );

  const main = page.getByRole('main');
  const pillow = { sku: expect.any(Number), location: 'Carousel', position: expect.any(Number) };
  await routeOnce(page, '**/ReactCart/AddItems', (route) => route.fulfill({ status: 500, body: '{}' }));
  await main.getByRole('button', { name: 'Add to Cart, Thistle Pillow' }).click();
  await ends(page, { event: 'recommendation.clicked', ...pillow }, { event: 'recommendation.failed', ...pillow });
  await main.getByRole('button', { name: 'Add to Cart, Thistle Pillow' }).click();
  const item = { ...product, quantity: 1, item_list_name: 'Carousel', index: expect.any(Number) };
  await ends(page, { event: 'recommendation.clicked', ...pillow }, { event: 'add_to_cart', items: [item] });
  await leave();
});

test('what is done with the lines and services of a cart is reported, a code that does not hold is not', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/pod-pendant/s100603');
  await page.getByRole('checkbox', { name: 'Add Light Hanging, $149.00 per item' }).check();
  await clickButton(page, 'Add to cart');
  await page.getByRole('dialog').getByText('including Light Hanging').waitFor();
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  const sku = expect.any(Number);
  await clickButton(page, 'Enter');
  await page.getByLabel('ZIP Code').fill('60614');
  await clickButton(page, 'Update');
  await page.getByRole('button', { name: '60614' }).waitFor();
  await page.getByRole('radio', { name: /^Pick up/ }).check();
  await clickButton(page, 'Remove Light Hanging');
  await clickButton(page, 'Add a promo code');
  await page.getByLabel('Promo code').fill('SPRING25');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText('This promo code has expired.').first().waitFor();
  await page.getByLabel('Promo code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await clickButton(page, 'Remove promo code WELCOME10');
  await page.getByRole('button', { name: 'Add a promo code' }).waitFor();
  await clickButton(page, 'Add a donation');
  await page
    .getByRole('group', { name: /^Donate to/ })
    .getByRole('button', { name: '$10.00' })
    .click();
  await expect
    .poll(async () => (await layer(page)).slice(1))
    .toEqual([
      { event: 'cart.zipApplied' },
      { event: 'cart.shipMethodChanged', sku, shipMethod: 'pickup' },
      { event: 'cart.installationRemoved', sku },
      { event: 'form.fieldError', form: 'promo', field: 'promoCode', rule: 'rejected' },
      { event: 'cart.promoApplied' },
      { event: 'cart.promoRemoved' },
      { event: 'cart.donationAdded', amount: 1000 },
    ]);

  await clickButton(page, 'Remove Pod Pendant');
  await ends(page, { event: 'remove_from_cart', items: [{ ...product, quantity: 1 }] });
  await open(page, shop, journey, '/checkout/cart');
  await clickButton(page, /increase/i);
  await clickButton(page, /^Save for Later/);
  await clickButton(page, /^Move to Cart/);
  await page.getByRole('button', { name: /^Remove Quill/ }).click();
  await clickButton(page, /^Undo/);
  await page.getByRole('button', { name: /^Remove Quill/ }).waitFor();
  await expect
    .poll(async () => (await layer(page)).slice(1))
    .toEqual([
      { event: 'cart.quantityChanged', sku, quantity: 2 },
      { event: 'cart.savedForLater', sku },
      { event: 'cart.movedToCart', sku },
      { event: 'remove_from_cart', items: [{ ...product, quantity: 2 }] },
      { event: 'cart.removalUndone', sku },
    ]);

  await clickButton(page, 'Share This Cart');
  await clickButton(page, 'Create Link');
  const shared = new URL(await page.getByLabel('Link to this cart').inputValue());
  const other = await newVisitor(browser);
  await other.page.goto(shop.at(shared.pathname));
  await usable(other.page);
  await clickButton(other.page, 'Add all to cart');
  await ends(other.page, { event: 'cart.sharedCartAdded', itemCount: 2 });
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.leave();
  await leave();
});

test('gift cards are reported by amount, never by number, and rejected ones are omitted', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await atPayment({ page, shop, journey });
  await clickButton(page, 'Add a gift card');
  await page.getByLabel('Gift card number').fill('6006490000000010');
  await page.getByLabel('PIN', { exact: true }).fill('0000');
  await clickButton(page, 'Apply gift card');
  await page.getByText('We couldn’t find this gift card').waitFor();
  await page.getByLabel('PIN', { exact: true }).fill('1001');
  await clickButton(page, 'Apply gift card');
  await clickButton(page, 'Remove Gift card ending in 0010');
  await page.getByRole('button', { name: 'Remove Gift card ending in 0010' }).waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await layer(page)).slice(3))
    .toEqual([
      { event: 'form.fieldError', form: 'giftCard', field: 'number', rule: 'rejected' },
      { event: 'add_payment_info', payment_type: 'giftCard', value: 50 },
      { event: 'checkout.tenderRemoved', kind: 'giftCard' },
    ]);
  expect(complaints).toEqual([]);
  await leave();
});

test('a member’s sign-in is reported on the page that follows, a failed one at once; a reward by its amount', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/login');
  await enter(page, { ...ines, password: 'guess' });
  await page.getByRole('alert').waitFor();
  await expect.poll(() => layer(page)).toEqual([{ event: 'account.signInFailed', code: 'E0000004' }]);
  await enter(page, ines);
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await expect.poll(() => layer(page)).toEqual([{ event: 'login' }]);
  await page.reload();
  await usable(page);
  expect(await layer(page)).toEqual([]);

  await addSmall(page, shop, journey);
  await toMembersPayment(page, shop);
  await clickButton(page, 'Use your rewards');
  await clickButton(page, 'Apply Reward RC100000003');
  await page.getByText('Reward applied.').waitFor();
  await ends(page, { event: 'add_payment_info', payment_type: 'rewardCertificate', value: 50 });
  await leave();
});

test('a new account is reported without a word of who it is', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/create-account');
  await page.getByLabel('First Name').fill('Maren');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByRole('main').getByLabel('Email Address').fill('maren.events@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await clickButton(page, 'Create Account');
  const error = { event: 'form.fieldError', form: 'createAccount', field: 'password', rule: expect.any(String) };
  await expect.poll(() => layer(page)).toEqual([error]);
  await page.getByLabel('Password', { exact: true }).fill('a long and quiet sentence');
  await clickButton(page, 'Create Account');
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  await expect.poll(() => layer(page)).toEqual([error, { event: 'sign_up' }]);
  expect(complaints).toEqual([]);
  await leave();
});

test('a wallet is reported when it is clicked, applied and removed, a declined order with its reason', async () => {
  const { page, leave } = await newVisitor(browser);
  await atPayment({ page, shop, journey });
  // The event is there before the browser leaves for the wallet.
  const { promise: isRead, resolve: leaveShop } = Promise.withResolvers<void>();
  await routeOnce(page, `**${startWallet.path}`, (route) => isRead.then(() => route.continue()));
  await clickButton(page, 'Pay with PayPal');
  await ends(page, { event: 'checkout.walletStarted', kind: 'payPal' });
  leaveShop();
  await clickButton(page, 'Cancel');
  await ends(page, { event: 'checkout.walletFailed', kind: 'payPal', reason: 'canceled' });
  for (const name of ['Pay with PayPal', 'Approve']) await clickButton(page, name);
  await ends(page, { event: 'add_payment_info', payment_type: 'payPal' });
  await clickButton(page, 'Remove PayPal');
  await ends(page, { event: 'checkout.walletRemoved', kind: 'payPal' });
  await applyCard(page, '4000 0000 0000 0002');
  for (const name of ['Next: Review & Place Order', /^Place Order$/]) await clickButton(page, name);
  const failures = async () => (await layer(page)).filter(({ event }) => event === 'checkout.placeOrderFailed');
  await expect.poll(failures).toEqual([{ event: 'checkout.placeOrderFailed', reason: 'CardDeclined' }]);
  await leave();
});

test('every documented event of the checkout kit has been in the data layer of the running shop', () =>
  expectAllSeen('checkout-kit'));
