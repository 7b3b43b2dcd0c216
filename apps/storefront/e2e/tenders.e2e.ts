import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, startAsGuest, toPayment, type Journey, journeys, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type RunningShop, startShop } from './shop.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

async function atPayment(journey: Journey) {
  const visitor = await newVisitor(browser);
  await addSmall(visitor.page, shop, journey);
  await startAsGuest(visitor.page, shop, journey);
  await toPayment(visitor.page, journey);
  return visitor;
}

async function applyGiftCard(page: Page, number: string, pin: string) {
  await page.getByRole('button', { name: 'Add a gift card' }).click();
  await page.getByLabel('Gift card number').fill(number);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Apply gift card' }).click();
}

const removal = (page: Page, lastFour: string) =>
  page.getByRole('button', { name: `Remove Gift card ending in ${lastFour}` });
const continueToReview = async (page: Page) => {
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
};
const placeOrder = async (page: Page) => {
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
};
const receipt = (page: Page) => page.getByRole('region', { name: 'Payment' });

test.each([
  ['main', journeys.main, '6006490000000010', '1001', '$50.00'],
  ['cb2Canada', journeys.cb2Canada, '6006490000000085', '1008', 'CAD 100.00'],
] as const)(
  'TENDER-01, TENDER-03, TENDER-05: a gift card and the card pay together on %s, through a wrong PIN, a reload and a removal',
  async (_, journey, number, pin, amount) => {
    const { page, complaints, leave } = await atPayment(journey);
    const lastFour = number.slice(-4);
    await applyGiftCard(page, number, '0000');
    await page.getByText('We couldn’t find this gift card. Please check the number and PIN.').waitFor();
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await page.getByLabel('PIN', { exact: true }).press('Enter');
    await removal(page, lastFour).waitFor();
    await page.reload();
    await usable(page);
    await removal(page, lastFour).click();
    await removal(page, lastFour).waitFor({ state: 'detached' });
    await applyGiftCard(page, number, pin);
    await removal(page, lastFour).waitFor();
    await applyCard(page);
    await continueToReview(page);
    await page.getByText(`Gift card ending in ${lastFour}, ${amount}`).waitFor();
    await placeOrder(page);
    await expect.poll(() => receipt(page).innerText()).toContain(`Gift card ending in ${lastFour}`);
    expect(await receipt(page).innerText()).toContain('Visa ending in 1111');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('TENDER-01, TENDER-05: a gift card that covers the total hides the card fields, store credit is not needed, and Back changes nothing', async () => {
  const { page, complaints, leave } = await atPayment(journeys.main);
  await page.getByRole('button', { name: 'Add a store credit code' }).click();
  await page.getByLabel('Store credit code').fill('tc-2001-4400');
  await page.getByLabel('Store credit code').press('Enter');
  await page.getByRole('button', { name: 'Remove Store credit TC-2001-4400' }).waitFor();
  await applyGiftCard(page, '6006 4900 0000 0036', '1003');
  await removal(page, '0036').waitFor();
  await page.getByText('Nothing more to pay.').waitFor();
  await expect.poll(() => page.getByLabel('Card Number').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove Store credit TC-2001-4400' }).click();
  await page.getByRole('button', { name: 'Add a store credit code' }).waitFor();
  await continueToReview(page);
  await page.goBack();
  await page.waitForURL('**/checkout/paymentandbilling');
  await removal(page, '0036').waitFor();
  await continueToReview(page);
  await placeOrder(page);
  await expect.poll(() => receipt(page).innerText()).toContain('Gift card ending in 0036');
  expect(await receipt(page).innerText()).not.toContain('Visa');
  expect(complaints).toEqual([]);
  await leave();
});

test('TENDER-04: a gift card service outage shows an error, and a card still pays', async () => {
  const { page, leave } = await atPayment(journeys.cb2);
  await applyGiftCard(page, '6006490000000077', '1007');
  await page.getByText('Gift cards are temporarily unavailable. Please try again later.').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await applyCard(page);
  await continueToReview(page);
  await placeOrder(page);
  await leave();
});

test('TENDER-19: a code for one use is rejected for the same email address in a new browser, and nothing is taken off', async () => {
  const guest = (emailAddress: string) =>
    atPayment({ ...journeys.main, address: { ...journeys.main.address, 'Email Address': emailAddress } });
  const enterCode = async (page: Page) => {
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await page.getByLabel('Promo code').fill('WELCOME10');
    await page.getByLabel('Promo code').press('Enter');
  };
  const first = await guest('maren@example.com');
  await enterCode(first.page);
  await first.page.getByRole('button', { name: 'Remove promo code WELCOME10' }).waitFor();
  await applyCard(first.page);
  await continueToReview(first.page);
  await placeOrder(first.page);
  await first.leave();

  const second = await guest('Maren@Example.com');
  await enterCode(second.page);
  await second.page.getByText('You’ve already used this promo code.').first().waitFor();
  const summary = second.page.getByRole('region', { name: 'Order summary' });
  expect(await summary.innerText()).not.toContain('You save');
  expect([first.complaints, second.complaints]).toEqual([[], []]);
  await second.leave();
});

test('TENDER-19, TENDER-20, TENDER-21, TENDER-22: a promo code and tax exemption change the total and survive a reload without layout shift; a withdrawn code is reported', async () => {
  const { page, complaints, leave } = await atPayment(journeys.main);
  const addCode = async (code: string) => {
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await page.getByLabel('Promo code').fill(code);
    await page.getByLabel('Promo code').press('Enter');
  };
  const summary = page.getByRole('region', { name: 'Order summary' });
  const totals = () => summary.innerText();
  await addCode('SPRING25');
  await page.getByText('This promo code has expired.').first().waitFor();
  await page.getByLabel('Promo code').fill('blink');
  await page.getByLabel('Promo code').press('Enter');
  await page.getByRole('button', { name: 'Remove promo code BLINK' }).waitFor();
  await expect.poll(totals).toContain('You save');
  await page.addInitScript(trackLayoutShifts);
  await page.reload();
  await usable(page);
  await page.getByRole('button', { name: 'Remove promo code BLINK' }).waitFor();
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  await page.getByLabel('This order is tax exempt').check();
  await page.getByRole('button', { name: 'Apply exemption' }).click();
  await page.getByText('Please enter your exemption certificate number.').waitFor();
  expect(await totals()).not.toMatch(/Tax\s*\$0\.00/);
  await page.getByLabel('Exemption certificate number').fill('e-9912-3456');
  await page.getByRole('button', { name: 'Apply exemption' }).click();
  await page.getByText('Certificate E-9912-3456', { exact: true }).waitFor();
  await expect.poll(totals).toMatch(/Tax\s*\$0\.00/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isTaxExempt'))).toBe('true');
  await page.reload();
  await usable(page);
  await expect.poll(() => page.getByLabel('This order is tax exempt').isChecked()).toBe(true);
  await applyCard(page);
  await continueToReview(page);
  await page.getByText('Tax exempt, certificate E-9912-3456').waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.getByText('Your promo code has expired or was already used, so we removed it.').waitFor();
  await expect.poll(totals).not.toContain('You save');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isTaxExempt'))).toBeNull();
  await expect.poll(() => receipt(page).innerText()).toContain('Tax exempt, certificate E-9912-3456');
  expect(complaints).toEqual([]);
  await leave();
});
