import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, getPath, signIn } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { inspect, inspectOpened } from './inspect-journey.ts';
import { open, journeys, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type RunningShop, startShop } from './shop.ts';

const nora = { email: 'nora.new@example.com', password: 'Settee-Nora-1' };
const rosa = { email: 'rosa.registry@example.com', password: 'Settee-Rosa-1' };
const milo = { email: 'milo.many@example.com', password: 'Settee-Milo-1' };
const choices = '?option.11=3002&option.12=1202&option.13=2001';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Registry', exact: true });
const confirmation = (page: Page, items = '1 item') =>
  page.getByRole('dialog', { name: `${items} added to your registry` });
const items = (page: Page) => page.getByRole('main').getByRole('article');
const soon = () => new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

test('REG-01: a shopper without a registry creates one, adds a configured sofa, changes and removes it', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, nora);
  await open(page, shop, journey, journey.sofa + choices);
  await page.getByRole('button', { name: 'Add to Favorites' }).waitFor();
  expect(await button(page).count()).toBe(0);

  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Gift Registries' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gift Registries' }).waitFor();
  await expect.poll(() => getPath(page)).toBe('/gift-registry');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('isRegistrantMode=true');
  await page.getByLabel('Event date').fill(soon());
  await page.getByRole('button', { name: 'Create Registry' }).dblclick();
  await page.getByRole('heading', { name: 'Nothing in your registry yet' }).waitFor();
  const registry = getPath(page);
  expect(registry).toMatch(/^\/gift-registry\/registrant-list\/\d+$/);

  await open(page, shop, journey, journey.sofa + choices);
  await button(page).click();
  await confirmation(page).getByText('Need help with your registry?').waitFor();
  await confirmation(page).getByRole('button', { name: 'Continue Shopping' }).click();
  await page.getByText('1 in your registry').waitFor();
  await page.reload();
  await page.getByText('1 in your registry').waitFor();
  expect(await page.getByRole('link', { name: 'Edit Quantity' }).getAttribute('href')).toBe(registry);
  await button(page).click();
  await confirmation(page).getByRole('link', { name: 'View Registry' }).click();
  await items(page).getByText('Washed Linen, Sage').waitFor();
  await expect.poll(() => getPath(page)).toBe(registry);
  const wanted = items(page).getByRole('spinbutton', { name: 'Requested quantity of Alder Sofa' });
  expect(await wanted.inputValue()).toBe('2');

  const persistent = page.waitForResponse((reply) => reply.url().endsWith('/gift-registry/set-quantity'));
  await items(page).getByRole('button', { name: 'Increase quantity' }).click();
  await persistent;
  await page.reload();
  expect(await wanted.inputValue()).toBe('3');
  await usable(page);

  await page.getByRole('link', { name: 'View Checklist' }).click();
  await page.getByRole('heading', { level: 1, name: 'Registry Checklist' }).waitFor();
  await page.getByText('3 items in your registry').waitFor();
  await page.goBack();

  await page.getByRole('button', { name: 'Remove Alder Sofa' }).click();
  await page.getByRole('button', { name: 'Undo: add Alder Sofa back' }).click();
  await wanted.waitFor();
  await expect.poll(() => wanted.inputValue()).toBe('3');
  const removed = page.waitForResponse((reply) => reply.url().endsWith('/gift-registry/remove-item'));
  await page.getByRole('button', { name: 'Remove Alder Sofa' }).click();
  await removed;
  await page.reload();
  await page.getByRole('heading', { name: 'Nothing in your registry yet' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('REG-02, REG-03: a guest’s add redirects to the sign-in and back to the configured sofa, which is then added', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.sofa + choices);
  await page.getByRole('button', { name: 'Add to Favorites' }).waitFor();
  expect(await button(page).count()).toBe(0);
  await page.goto(shop.at('/gift-registry', journey.host));
  await page.waitForURL('**/account/login?returnUrl=%2Fgift-registry**');
  await open(page, shop, journey, journey.sofa + choices);
  await button(page).click();
  await page.waitForURL('**/account/login?returnUrl=%2Falder-sofa**');
  await usable(page);
  await enter(page, rosa);
  await page.waitForURL(`**${journey.sofa}${choices}`);
  await usable(page);
  await button(page).click();
  await confirmation(page).getByRole('link', { name: 'View Registry' }).click();
  await page.waitForURL('**/gift-registry/registrant-list/5000101');
  await items(page).getByText('Washed Linen, Sage').waitFor();
  await expect.poll(() => items(page).count()).toBe(5);
  expect(complaints).toEqual([]);
  await leave();
});

test('REG-20, CAROUS-08: with several registries the shopper chooses one, and recommended products are added to the same one', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, milo);
  await open(page, shop, journey, journey.small);
  await button(page).click();
  const picker = page.getByRole('dialog', { name: 'Choose a Registry' });
  await picker.getByRole('radio', { name: /^Baby/ }).check();
  await picker.getByRole('button', { name: 'Add to Registry' }).click();
  await confirmation(page).waitFor();
  await confirmation(page).getByRole('heading', { name: 'Extras and Essentials We Recommend' }).waitFor();
  await confirmation(page)
    .getByRole('button', { name: /^Add To Registry, / })
    .first()
    .click();
  await confirmation(page, '2 items').waitFor();
  await confirmation(page, '2 items').getByRole('heading', { name: 'You May Also Want' }).waitFor();
  await confirmation(page, '2 items').getByRole('link', { name: 'View Registry' }).click();
  await page.waitForURL('**/gift-registry/registrant-list/5000103');
  await expect.poll(() => items(page).count()).toBe(4);

  await page.getByRole('button', { name: 'Add to cart: Quill Side Table' }).click();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('REG-04, REG-28, ATC-24, TERMS-04, TERMS-08, TERMS-10, TERMS-11: a guest’s embroidery shows its terms, then the sign-in; after it the product is added to the registry and to the cart', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  const embroider = async () => {
    await page.getByRole('switch', { name: 'Add embroidery for $12.00' }).click();
    await expect.poll(() => button(page).isDisabled()).toBe(true);
    await page.getByLabel('Your text').fill('EMH');
    await page.getByRole('radio', { name: 'Navy' }).check({ force: true });
    await expect.poll(() => button(page).isDisabled()).toBe(false);
    await button(page).click();
  };
  await page.goto(shop.at('/gift-registry', journey.host));
  await page.waitForURL('**/account/login**');
  await open(page, shop, journey, '/cove-bath-towel/s100703');
  await embroider();
  const terms = page.getByRole('dialog', { name: 'Confirm Your Selection' });
  await terms.getByText('Made For You').waitFor();
  await terms.getByRole('heading', { name: 'Monogramming terms' }).waitFor();
  expect(await terms.getByText('Custom order terms').count()).toBe(0);
  expect(getPath(page)).toBe('/cove-bath-towel/s100703');
  await page.setViewportSize({ width: 390, height: 844 });
  await terms.getByRole('button', { name: 'Accept And Add To Registry', exact: true }).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await terms.getByRole('button', { name: 'Accept Terms And Add To Registry' }).click();
  await page.waitForURL('**/account/login?returnUrl=%2Fcove-bath-towel%2Fs100703**');
  await terms.waitFor({ state: 'detached' });
  await usable(page);
  await enter(page, rosa);
  await page.waitForURL('**/cove-bath-towel/s100703');
  await usable(page);
  await embroider();
  await confirmation(page).getByRole('img', { name: 'Personalized Cove Bath Towel' }).waitFor();
  await confirmation(page).getByRole('link', { name: 'View Registry' }).click();
  const towel = items(page).filter({ hasText: 'EMH' });
  await towel.getByText('EMH').waitFor();
  await towel.getByRole('button', { name: /^Add to cart/ }).click();
  await page.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
  await page.waitForURL('**/checkout/cart');
  await page.getByRole('main').getByText('EMH').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('REG-10: in scan mode the confirmation offers to scan another item', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await signIn(page, shop, rosa);
  await page.context().addCookies([{ name: 'scan-mode', value: 'true', url: shop.at('/', journey.host) }]);
  await open(page, shop, journey, journey.small);
  await button(page).click();
  await confirmation(page).getByRole('button', { name: 'Scan Another Item' }).click();
  await page.context().addCookies([{ name: 'scan-mode', value: 'false', url: shop.at('/', journey.host) }]);
  await page.getByText('1 in your registry').waitFor();
  await button(page).click();
  await confirmation(page).getByRole('button', { name: 'Continue Shopping' }).click();
  await leave();
});

test('a registry of another shopper and an unknown registry are not found; a guest is redirected to the sign-in', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await page.goto(shop.at('/gift-registry/registrant-list/5000101', journey.host));
  await page.waitForURL('**/account/login?returnUrl=%2Fgift-registry%2Fregistrant-list%2F5000101**');
  await signIn(page, shop, milo);
  for (const path of [
    'registrant-list/5000101',
    'checklist/5000101',
    'registrant-list/77',
    'registrant-list/mine',
    'checklist/5000104',
  ]) {
    const reply = await page.goto(shop.at(`/gift-registry/${path}`, journey.host));
    expect([path, reply?.status()]).toEqual([path, 404]);
    expect(await page.content()).not.toContain('Rosa');
  }
  await page.goto(shop.at('/gift-registry', journey.host));
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await leave();
});

test.each([
  { ...journeys.main, width: 360 },
  { ...journeys.main, width: 1280 },
  { ...journeys.cb2, width: 360 },
  { ...journeys.cb2, width: 1280 },
])(
  'the registries have no violation, scroll nowhere sideways and nothing moves: $host, $width px',
  async ({ width, ...journey }) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
    await page.addInitScript(trackLayoutShifts);
    await open(page, shop, journey, '/account/login');
    await enter(page, milo);
    await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
    await open(page, shop, journey, '/gift-registry');
    await inspectOpened(page, 'registries');
    await page.getByLabel('Event date').fill(soon());
    await page.getByLabel('Whose registry is it?').fill(`Milo at ${journey.host}, ${width} px`);
    await page.getByRole('button', { name: 'Create Registry' }).click();
    await page.getByRole('heading', { name: 'Nothing in your registry yet' }).waitFor();
    await inspect(page, 'empty registry');
    const registry = getPath(page);
    await open(page, shop, journey, journey.sofa + choices);
    await button(page).waitFor();
    await inspectOpened(page, 'product');
    await button(page).click();
    const picker = page.getByRole('dialog', { name: 'Choose a Registry' });
    await picker.waitFor();
    await inspect(page, 'picker');
    await picker
      .getByRole('radio', { name: /^Wedding/ })
      .first()
      .check();
    await picker.getByRole('button', { name: 'Add to Registry' }).click();
    await confirmation(page).waitFor();
    await inspect(page, 'confirmation');
    for (const path of [registry, registry.replace('registrant-list', 'checklist')]) {
      await open(page, shop, journey, path);
      await inspectOpened(page, path);
    }
    expect(complaints).toEqual([]);
    await leave();
  },
);
