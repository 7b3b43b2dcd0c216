import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, getPath, signIn } from './account.ts';
import { newVisitor, openBrowser, pauseClock } from './browser.ts';
import { addSmall, type Journey, journeys, open, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

const nora = { email: 'nora.new@example.com', password: 'Settee-Nora-1' };
const rosa = { email: 'rosa.registry@example.com', password: 'Settee-Rosa-1' };

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
const confirmation = (page: Page, items: string) =>
  page.getByRole('dialog', { name: `${items} added to your registry`, exact: true });

const soon = () => new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

/** Signs in on a site and makes a registry there, unless the brand has one; returns the address of its page. */
async function makeRegistry(page: Page, journey: Journey): Promise<string> {
  await open(page, shop, journey, '/account/login');
  await enter(page, nora);
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await open(page, shop, journey, '/gift-registry');
  const existing = page.getByRole('main').locator('a[href^="/gift-registry/registrant-list/"]');
  await existing.or(page.getByLabel('Event date')).first().waitFor();
  if ((await existing.count()) > 0) return (await existing.first().getAttribute('href')) ?? '';
  await page.getByLabel('Event date').fill(soon());
  await page.getByRole('button', { name: 'Create Registry' }).click();
  await page.getByRole('heading', { name: 'Nothing in your registry yet' }).waitFor();
  return getPath(page);
}

const sites = [
  ['main', '/cove-bath-towel/s100703', 'Cove Bath Towel', 'View Registry', 'Call (888) 249-4155'],
  ['cb2', '/etch-glasses/s200803', 'Etch Glasses', 'View My Registry', 'Call (888) 249-4155'],
  ['mainCanada', '/cove-bath-towel/s100703', 'Cove Bath Towel', 'View Registry', '(888) 780 - 5873'],
] as const;

test.each(sites)(
  'REG-05 REG-06 REG-08 REG-09 REG-11 REG-12 REG-16 REG-17 REG-18 REG-19: what the confirmation of a registry says and offers on %s',
  async (site, path, name, view, help) => {
    const journey = journeys[site];
    const { page, complaints, leave } = await newVisitor(browser);
    const registry = await makeRegistry(page, journey);
    await open(page, shop, journey, path);
    await button(page).click();
    await confirmation(page, '1 item').getByRole('button', { name: 'Continue Shopping' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(getPath(page)).toBe(path);

    await page.getByRole('main').getByRole('spinbutton').first().fill('2');
    await button(page).click();
    const added = confirmation(page, '2 items');
    const picture = added.getByRole('img', { name, exact: true });
    const tooltip = added.getByRole('tooltip', { includeHidden: true });
    const opacity = () => tooltip.evaluate((node) => getComputedStyle(node).opacity);
    // What loads late may move the picture away from the pointer.
    const opacityOnHover = () => picture.hover().then(opacity);
    await picture.waitFor();
    // The picture may be where the pointer clicked the button.
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await expect.poll(opacityOnHover).toBe('1');
    const sku = path.slice(-6);
    expect((await tooltip.innerText()).replace(/\s+/g, ' ')).toMatch(
      new RegExp(`^${name} SKU ${sku} (\\$|CAD )[\\d.]+ Qty: 2$`),
    );
    for (const text of ['Need help with your registry?', help, 'Mon - Sun 8 am - 9 pm CT'])
      await added.getByText(text, { exact: true }).waitFor();
    expect(await added.getByRole('link', { name: view, exact: true }).getAttribute('href')).toBe(registry);
    await added.getByRole('link', { name: 'View Checklist' }).click();
    await page.getByRole('heading', { level: 1, name: 'Registry Checklist' }).waitFor();
    await expect.poll(() => getPath(page)).toBe(registry.replace('registrant-list', 'checklist'));
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('REG-07: the tooltip of a personalized item mentions it', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, rosa);
  await open(page, shop, journeys.main, '/cove-bath-towel/s100703');
  await page.getByRole('switch', { name: 'Add embroidery for $12.00' }).click();
  await page.getByLabel('Your text').fill('EMH');
  await page.getByRole('radio', { name: 'Navy' }).check({ force: true });
  await button(page).click();
  const added = confirmation(page, '1 item');
  await added.getByRole('img', { name: 'Personalized Cove Bath Towel' }).hover();
  await added.getByRole('tooltip').getByText('Personalized Cove Bath Towel', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('REG-21 REG-22: the button shows ADDED for three seconds, then the quantity with a link to change it', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, rosa);
  await page.clock.install();
  await open(page, shop, journeys.main, journeys.main.small);
  await button(page).waitFor();
  await pauseClock(page);
  await button(page).click();
  await confirmation(page, '1 item').waitFor();
  const main = page.locator('main');
  const added = main.getByRole('button', { name: 'ADDED', includeHidden: true });
  const count = main.getByText('1 in your registry');
  await page.clock.runFor(2999);
  expect([await added.count(), await count.count()]).toEqual([1, 0]);
  await page.clock.runFor(1);
  await added.waitFor({ state: 'detached' });
  await page.clock.resume();
  await confirmation(page, '1 item').getByRole('button', { name: 'Continue Shopping' }).click();
  await button(page).waitFor();
  await count.waitFor();
  const edit = main.getByRole('link', { name: 'Edit Quantity' });
  expect(await edit.getAttribute('href')).toBe('/gift-registry/registrant-list/5000101');
  expect(complaints).toEqual([]);
  await leave();
});

test('REG-37: the error message of a registry shows', async () => {
  const { page, leave } = await newVisitor(browser);
  await signIn(page, shop, rosa);
  await open(page, shop, journeys.main, '/thistle-pillow/s100702');
  const gone = 'This registry was closed.';
  await page.route('**/gift-registry/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { isSuccess: false, message: gone, items: [] } })
      : route.continue(),
  );
  await button(page).click();
  await page.getByRole('main').getByText(gone, { exact: true }).waitFor();
  await expect.poll(() => button(page).isEnabled()).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await leave();
});

test('CAROUS-07 CAROUS-10 CAROUS-14: extras are under both confirmations, and an add of one of them disables its own button', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, rosa);
  const clickButton = async (label: string) => {
    const extras = page.getByRole('dialog').getByRole('region', { name: 'Extras and Essentials We Recommend' });
    const offers = extras.getByRole('button', { name: new RegExp(`^${label}, `) });
    await offers.first().waitFor();
    const before = await offers.count();
    expect(before).toBeGreaterThan(1);
    expect((await offers.first().innerText()).toLowerCase()).toBe(label.toLowerCase());
    await offers.first().click();
    const added = extras.getByRole('button', { name: /^Added, / });
    await added.waitFor();
    expect((await added.innerText()).toLowerCase()).toBe('added');
    expect(await added.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => offers.count()).toBe(before - 1);
  };
  await addSmall(page, shop, journeys.main);
  await clickButton('Add to Cart');
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await button(page).click();
  await clickButton('Add To Registry');
  const wants = page.getByRole('dialog').getByRole('region', { name: 'You May Also Want' });
  await wants
    .getByRole('button', { name: /^Add To Registry, / })
    .first()
    .waitFor();
  await open(page, shop, journeys.main, '/checkout/cart');
  const cartCarousel = page.getByRole('region', { name: 'You May Also Want' });
  await cartCarousel
    .getByRole('button', { name: /^Add to Cart, / })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('XSELL-09, XSELL-10: with its feed down the confirmation of a registry shows without extras, and the failure is logged', async () => {
  const { page, leave } = await newVisitor(browser);
  await makeRegistry(page, journeys.main);
  const extras = page.getByRole('dialog').getByRole('region', { name: 'Extras and Essentials We Recommend' });
  await open(page, shop, journeys.main, '/cove-bath-towel/s100703');
  await button(page).click();
  await extras.waitFor();
  const logged: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && logged.push(request.postData() ?? '')));
  await page.route('**/add_to_registry_confirmation/recommend.json*', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await page.reload();
  await usable(page);
  await button(page).click();
  await confirmation(page, '1 item').getByRole('button', { name: 'Continue Shopping' }).waitFor();
  await expect.poll(() => logged.join()).toContain('Recommendations are missing');
  expect(await extras.count()).toBe(0);
  await leave();
});
