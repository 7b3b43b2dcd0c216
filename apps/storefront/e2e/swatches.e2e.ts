import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { inspect } from './inspect-journey.ts';
import { fillAddress, open, journeys } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';
import { figure, form, openDrawer, orderFrom, receipt, sage, send, sheet, swatch } from './swatch-journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test('SWATCH-01: on a phone the popup of Get Free Swatches takes the full width', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await open(page, shop, journey, journey.sofa + sage);
  await openDrawer(page);
  await page.getByRole('button', { name: /^View Details/ }).click();
  const flyout = page.getByRole('dialog', { name: 'Washed Linen, Sage' });
  await flyout.getByRole('button', { name: 'Get Free Swatches' }).click();
  await form(page).getByText('1 of 5').waitFor();
  await flyout.waitFor({ state: 'detached' });
  expect(await form(page).boundingBox()).toMatchObject({ x: 0, width: 360 });
  expect(complaints).toEqual([]);
  await leave();
});

test('SWATCH-77 to SWATCH-79, SWATCH-81, SWATCH-82, SWATCH-84, SWATCH-87, SWATCH-88, FLY-08: a guest orders two swatches from the flyout; a double click makes one order', async () => {
  const journey = journeys.main;
  const own = await startShop();
  const { page, complaints, leave } = await newVisitor(browser);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(page, own, journey, journey.sofa + sage);
  await openDrawer(page);
  await page.getByRole('button', { name: /^View Details/ }).click();
  const flyout = page.getByRole('dialog', { name: 'Washed Linen, Sage' });
  await flyout.getByRole('button', { name: 'Get Free Swatches' }).click();
  await form(page).getByText('1 of 5').waitFor();
  await flyout.waitFor({ state: 'detached' });
  await swatch(page, 'Cotton Velvet, Petrol').check({ force: true });
  await fillAddress(page, journey);
  await form(page).getByLabel('State').selectOption('WI');
  await send(page).dblclick();
  await form(page).getByText('There appears to be a problem with the city, state and ZIP combination.').waitFor();
  await form(page).getByRole('list', { name: 'Suggestions' }).getByRole('button').first().click();
  await expect.poll(() => form(page).getByLabel('State').inputValue()).toBe('IL');
  await expect.poll(() => form(page).getByRole('list', { name: 'Suggestions' }).count()).toBe(0);
  await send(page).dblclick();
  await receipt(page).waitFor();
  await form(page).waitFor({ state: 'detached' });
  const said = await figure(page, 'Order Number');
  expect(await figure(page, 'Total')).toBe('$0.00');
  expect(await receipt(page).getByRole('listitem').allInnerTexts()).toEqual([
    'Washed Linen, Sage',
    'Cotton Velvet, Petrol',
  ]);
  await expect.poll(() => calls).toContain('/browse/specialorder/GetEmailHashed');
  expect(calls.filter((path) => path === '/browse/specialorder/orderfreeswatchessubmit')).toHaveLength(2);
  await page.evaluate(() => void (window.print = () => document.body.setAttribute('data-printed', '')));
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await page.locator('body[data-printed]').waitFor();
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await receipt(page).waitFor({ state: 'detached' });
  const back = page.getByRole('button', { name: /^View Details/ });
  await expect.poll(() => back.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
  const [orders = [], items] = await own.stop({
    statements: [
      'select order_number, brand, site_culture, sku, total, address from swatch_order',
      'select choice_code from swatch_order_item order by position',
    ],
  });
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ order_number: said, brand: 'main', site_culture: 'USA', total: 0 });
  expect(orders[0]?.['address']).toMatchObject({ lastName: 'Lindqvist', state: 'IL', postalCode: '60614' });
  expect(items).toEqual([{ choice_code: 1202 }, { choice_code: 1303 }]);
});

test('BROWSE-08, SWATCH-23, SWATCH-24, SWATCH-26: from the fabric browser with the picked fabric, five at most', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.sofa + sage);
  await openDrawer(page);
  await page.getByRole('button', { name: 'Browse All Fabrics' }).click();
  const popup = page.getByRole('dialog', { name: 'Browse All Fabrics' });
  await popup.locator('label:has(input[value="1303"])').first().click();
  await popup.getByRole('heading', { name: 'Cotton Velvet, Petrol' }).waitFor();
  await popup.getByRole('button', { name: 'Order Free Swatches' }).click();
  await form(page).getByRole('button', { name: 'Remove Cotton Velvet, Petrol' }).waitFor();
  for (const name of ['Washed Linen, Flax', 'Washed Linen, Rust', 'Textured Bouclé, Oat', 'Textured Bouclé, Olive'])
    await swatch(page, name).check({ force: true });
  await form(page).getByText('You may only select up to five swatches.').waitFor();
  expect(await swatch(page, 'Washed Linen, Denim').isDisabled()).toBe(true);
  expect(await swatch(page, 'Washed Linen, Rust').isDisabled()).toBe(false);
  await inspect(page, 'free swatches');
  await fillAddress(page, journey);
  await form(page).getByLabel('Email Address').press('Enter');
  await receipt(page).waitFor();
  await expect.poll(() => receipt(page).getByRole('listitem').count()).toBe(5);
  await page.keyboard.press('Escape');
  await receipt(page).waitFor({ state: 'detached' });
  // The browser is still there, with what was picked.
  await popup.getByRole('heading', { name: 'Cotton Velvet, Petrol' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('SWATCH-03: a click before the code is loaded is not lost, even if the pointer moves on', async () => {
  const journey = journeys.cb2;
  const { page, complaints, leave } = await newVisitor(browser, phone);
  await open(page, shop, journey, journey.sofa + sage);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = vi.fn<(url: string) => void>();
  await page.route('**/*.js', async (route) => {
    held(route.request().url());
    await released;
    await route.continue();
  });
  await openDrawer(page);
  await page.getByRole('button', { name: 'Order Free Swatches' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^View Details/ }).hover();
  await expect.poll(() => held.mock.calls.length).toBeGreaterThan(0);
  expect(await sheet(page).count()).toBe(0);
  release();
  await sheet(page).getByLabel('First Name').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

/** Tabs to a control, in at most 400 steps: around the page and back. */
async function tabTo(control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((node) => node === document.activeElement);
  for (let steps = 0; steps < 400 && !(await isFocused()); steps += 1) await control.page().keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
}

test('SWATCH-06, SWATCH-07: on a cb2 phone the form is a sheet, filled in and sent by keyboard', async () => {
  const journey = journeys.cb2;
  const { page, complaints, leave } = await newVisitor(browser, phone);
  await open(page, shop, journey, journey.sofa + sage);
  await openDrawer(page);
  await page.getByRole('button', { name: 'Order Free Swatches' }).focus();
  await page.keyboard.press('Enter');
  await sheet(page).getByLabel('First Name').waitFor();
  const turn = sheet(page).getByRole('button', { name: / Form$/ });
  await expect.poll(() => turn.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await sheet(page).getByLabel('First Name').waitFor({ state: 'hidden' });
  await expect.poll(() => turn.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await sheet(page).getByLabel('First Name').waitFor();
  await inspect(page, 'free swatches in a sheet');
  const goOn = sheet(page).getByRole('button', { name: 'Continue to Address' });
  await tabTo(goOn);
  await page.keyboard.press('Enter');
  for (const [label, text] of [
    ['First Name', 'Maren'],
    ['Last Name', 'Lindqvist'],
    ['Address 1', '2140 N Cleveland Ave'],
    ['ZIP Code', '60614'],
    ['City', 'Chicago'],
    ['State', 'Illinois'],
    ['Phone Number', '312 272 0142'],
    ['Email Address', 'maren@example.com'],
  ] as const) {
    const field = sheet(page).getByLabel(label, { exact: true });
    await tabTo(field);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await receipt(page).waitFor();
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('SWATCH-47, SWATCH-51, SWATCH-64, SWATCH-86: on the Canadian site', async () => {
  const journey = journeys.mainCanada;
  const { page, complaints, leave } = await newVisitor(browser, phone);
  await orderFrom(page, shop, journey);
  await fillAddress(page, { ...journey, address: { ...journey.address, 'Postal Code': '60614' } });
  const order = page.waitForRequest('**/orderfreeswatchessubmit');
  await send(page).click();
  const code = form(page).getByLabel('Postal Code');
  await expect.poll(() => code.evaluate((node) => node === document.activeElement)).toBe(true);
  await form(page).getByText('The Postal Code field is invalid', { exact: true }).waitFor();
  expect(await form(page).getByLabel('Province').locator('option').count()).toBe(14);
  await code.fill('m5j 2n8');
  await send(page).click();
  expect((await order).postDataJSON()).toMatchObject({ CanadaEmailSignup: true, SignUp: false, State: 'ON' });
  await receipt(page)
    .getByText(/within 5-12 business days\. .* from ca\.localhost/)
    .waitFor();
  expect(await figure(page, 'Total')).toBe('CAD 0.00');
  expect(complaints).toEqual([]);
  await leave();
});

test('SWATCH-04, SWATCH-05, SWATCH-13, ROLE-03: who is signed in is filled in, also after a reload; what cannot be sent is named first', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, { email: 'fay.favorites@example.com', password: 'Settee-Fay-1' });
  await orderFrom(page, shop, journey);
  await expect.poll(() => form(page).getByLabel('Email Address').inputValue()).toBe('fay.favorites@example.com');
  await expect.poll(() => form(page).getByLabel('First Name').inputValue()).not.toBe('');
  await page.reload();
  expect(await form(page).count()).toBe(0);
  await open(page, shop, journey, `${journey.sofa}?option.12=1106`);
  await openDrawer(page);
  await page.getByRole('button', { name: 'Order Free Swatches' }).click();
  await form(page).getByText('We can’t send this swatch right now:').waitFor();
  await form(page).getByText('Textured Bouclé').waitFor();
  await form(page).getByRole('button', { name: 'Continue Without It' }).click();
  await form(page).getByText('0 of 5').waitFor();
  await expect.poll(() => send(page).isDisabled()).toBe(true);
  expect(await form(page).getByLabel('Email Address').inputValue()).toBe('fay.favorites@example.com');
  await page.keyboard.press('Escape');
  await form(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});
