import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from './browser.ts';
import { addSmall, fillAddress, open, startAsGuest, type Journey, journeys } from './journey.ts';
import { hosts, type RunningShop, startShop } from './shop.ts';
import { routeOnce } from './network.ts';

const journey: Journey = journeys.main;

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const main = (page: Page) => page.getByRole('main');
const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const gone = 'Item(s) no longer available';
const edit = 'Please Edit Your Cart to Proceed';

type Who = 'Guy Gone' | 'Etta Etched' | 'Pia Personal' | 'Ian Install' | 'Wendy Wrong' | 'Cora Cart';

/** Signs in as a demo account on the way to its cart. */
async function signInToCart(page: Page, who: Who, at: Journey = journey): Promise<void> {
  const [first = '', last = ''] = who.split(' ');
  await open(page, shop, at, '/account/login?returnUrl=%2Fcheckout%2Fcart');
  await page.getByLabel('Email', { exact: true }).fill(`${first}.${last}@example.com`.toLowerCase());
  await page.getByLabel('Password', { exact: true }).fill(`Settee-${first}-1`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/checkout/cart');
}

/** Signs in as a demo account and opens its cart. */
async function cartOf(who: Who, at: Journey = journey): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await signInToCart(visitor.page, who, at);
  await open(visitor.page, shop, at, '/checkout/cart');
  return visitor;
}

async function applyZip(page: Page, zip: string): Promise<void> {
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByLabel('ZIP Code').fill(zip);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: zip }).waitFor();
}
const checkOut = (page: Page) => page.getByRole('button', { name: 'Checkout Now' }).first().click();
const removeAll = (page: Page) => page.getByRole('button', { name: 'Remove All' }).click();

test('VALID-03, VALID-09: an unavailable item among available ones is removed, and the cart reloads without it', async () => {
  const { page, complaints, leave } = await cartOf('Cora Cart');
  await checkOut(page);
  await popup(page, gone).getByText('Ripple Vase').waitFor();
  await removeAll(page);
  await popup(page, gone).waitFor({ state: 'detached' });
  await expect.poll(() => main(page).innerText()).not.toContain('Ripple Vase');
  expect(await main(page).innerText()).toContain('Alder Sofa');
  expect(complaints).toEqual([]);
  await leave();
});

test('CART-05: a sign-in that merges carts shows a list above the lines', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await signInToCart(page, 'Cora Cart');
  const notices = page.getByRole('list', { name: 'Cart updates' });
  await notices.getByText(/^We combined your carts and added \d+ items?\.$/).waitFor();
  await page.getByRole('list', { name: 'Items', exact: true }).waitFor();
  const order = await main(page)
    .getByRole('list')
    .evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-label')));
  expect(order.filter((name) => name === 'Cart updates' || name === 'Items')).toEqual(['Cart updates', 'Items']);
  expect(complaints).toEqual([]);
  await leave();
});

test.each([journeys.main, journeys.cb2])(
  'VALID-08, VALID-17: on $host a cart in which all is gone is empty after Remove All',
  async (at) => {
    const { page, leave } = await cartOf('Guy Gone', at);
    await checkOut(page);
    await popup(page, gone).waitFor();
    await removeAll(page);
    await page.getByText('Your cart is empty').waitFor();
    // 'Checkout Now', which had the focus, is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your cart is empty');
    await leave();
  },
);

test('VALID-07, VALID-20: personalized items of which fewer are left are listed with everything that matters, and lowered by their own call', async () => {
  const { page, leave } = await cartOf('Etta Etched');
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  await checkOut(page);
  const item = popup(page, gone).getByRole('listitem');
  await item.getByRole('heading', { name: 'Initial Glasses' }).waitFor();
  expect(await item.locator('img').getAttribute('src')).toContain('initial-glasses');
  for (const text of [/We’ll lower your quantity to 2/, /^\$\d+\.\d\d$/, /^Qty: 5$/, /^Arrives .* \d+$/])
    await item.getByText(text).waitFor();
  await removeAll(page);
  await popup(page, gone).waitFor({ state: 'detached' });
  await expect.poll(() => main(page).getByRole('spinbutton').first().inputValue()).toBe('2');
  expect(calls).toContain('/ReactCheckout/RemoveInHousePersonalizedNlaItems');
  await leave();
});

test('VALID-05, VALID-19: what can not be personalized now is removed', async () => {
  const { page, leave } = await cartOf('Pia Personal');
  await main(page).getByText('XQO').waitFor();
  await checkOut(page);
  await popup(page, edit).getByText('Personalization isn’t available right now.').waitFor();
  await removeAll(page);
  await page.getByText('Your cart is empty').waitFor();
  await leave();
});

test("VALID-06, VALID-10, VALID-21: 'Continue' removes the installation but not the lamp and opens the checkout", async () => {
  const { page, leave } = await cartOf('Ian Install');
  await applyZip(page, '59102');
  await checkOut(page);
  await popup(page, edit).getByText('Light Hanging isn’t available in 59102.').waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/checkout/shipping');
  await leave();
});

test('VALID-04, VALID-18: checkout reports an address in a state that bans PFAS and continues without the item', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await addSmall(page, shop, journey, '/thistle-pillow/s100702');
  await startAsGuest(page, shop, journey);
  const address = {
    ...journey.address,
    City: 'Oakland',
    State: 'CA',
    'ZIP Code': '94609',
    'Address 1': '5120 Telegraph Ave',
  };
  await fillAddress(page, { ...journey, address });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const restricted = popup(page, 'Item(s) cannot be shipped to or picked up in this state');
  await restricted.getByText('Thistle Pillow').waitFor();
  await removeAll(page);
  await restricted.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await leave();
});

test('AVAIL-01, AVAIL-07: future and vendor drop-ship items are labeled in the cart and do not block checkout', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey, '/pod-pendant/s100603');
  await addSmall(page, shop, journey, '/harbor-bookcase/s100502');
  await open(page, shop, journey, '/checkout/cart');
  await main(page).getByText('Available soon').waitFor();
  await main(page)
    .getByText(/^Ships from .*, separately from the rest of your order\.$/)
    .waitFor();
  await main(page).getByRole('link', { name: 'Ships from the maker' }).waitFor();
  await checkOut(page);
  await page.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.getByRole('button', { name: 'Guest Checkout' }).waitFor();
  await leave();
});

test('VALID-14: everything at once: after one failure the other problems remain open, then Fix All lists the changes', async () => {
  const { page, leave } = await cartOf('Wendy Wrong');
  await applyZip(page, '80014');
  await checkOut(page);
  await popup(page, gone).getByText('There are 3 more things to fix before you order.').waitFor();
  await page.getByRole('button', { name: 'Fix All' }).click();
  const all = popup(page, 'Update your cart');
  await expect.poll(() => all.getByRole('heading', { level: 3 }).count()).toBe(4);
  await routeOnce(page, '**/RemovePersonalizedItems', (route) => route.fulfill({ status: 503, json: {} }));
  await all.getByRole('button', { name: 'Fix All' }).click();
  await all.getByText(/We couldn’t fix everything/).waitFor();
  await expect.poll(() => all.getByRole('heading', { level: 3 }).count()).toBe(2);
  await all.getByRole('button', { name: 'Fix All' }).click();
  const done = popup(page, 'Your cart is ready');
  await done.getByText('Pod Pendant').waitFor();
  await done.getByRole('button', { name: 'Done' }).click();
  await done.waitFor({ state: 'detached' });
  await expect.poll(() => main(page).getByRole('spinbutton').count()).toBe(2);
  await checkOut(page);
  await page.waitForURL('**/checkout/shipping');
  await leave();
});

test('a shared cart opens in another browser, adds to its cart, and links to its own site from another one', async () => {
  const giver = await newVisitor(browser);
  await addSmall(giver.page, shop, journey);
  await open(giver.page, shop, journey, '/checkout/cart');
  await giver.page.getByRole('button', { name: 'Share This Cart' }).click();
  await giver.page.getByRole('button', { name: 'Create Link' }).click();
  const url = new URL(await giver.page.getByLabel('Link to this cart').inputValue());
  expect(url.pathname).toMatch(/^\/shared-cart\/[\w-]{43}$/);
  await giver.leave();

  const friend = await newVisitor(browser);
  await addSmall(friend.page, shop, journey, '/pod-pendant/s100603');
  await open(friend.page, shop, journey, url.pathname);
  await friend.page.getByRole('heading', { name: 'Someone shared a cart with you' }).waitFor();
  await friend.page.getByRole('button', { name: 'Add all to cart' }).dblclick();
  await friend.page.getByText('1 item added to your cart.').waitFor();
  await friend.page.getByRole('link', { name: 'Go to Cart' }).click();
  await main(friend.page).getByText('Pod Pendant').first().waitFor();
  await main(friend.page).getByText('Quill Side Table').first().waitFor();
  expect(await main(friend.page).getByRole('spinbutton').first().inputValue()).toBe('1');
  expect(friend.complaints).toEqual([]);

  for (const host of [hosts.cb2, hosts.mainCanada]) {
    await friend.page.goto(shop.at(url.pathname, host));
    await friend.page.getByRole('heading', { name: 'This cart is from another site' }).waitFor();
  }
  await friend.page.goto(shop.at(`/shared-cart/${'x'.repeat(43)}`, journey.host));
  await friend.page.getByRole('heading', { name: 'This link has expired' }).waitFor();
  await friend.leave();
});
