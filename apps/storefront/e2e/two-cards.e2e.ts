import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { signIn, toMembersPayment } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, open, startAsGuest, toPayment, journeys, usable } from './journey.ts';
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

const popup = (page: Page) => page.getByRole('dialog', { name: 'Select Two Cards' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Next: Review & Place Order' }).click();

/** A guest with one card who types another in the popup. */
async function addSecond(page: Page, number: string) {
  await page.getByRole('button', { name: 'Pay with Two Cards' }).click();
  await popup(page).getByRole('button', { name: 'Add New Card' }).click();
  await popup(page).getByLabel('Card Number').fill(number);
  await popup(page).getByLabel('Expiration MM/YY').fill('08/31');
  await popup(page).getByLabel('Security Code', { exact: true }).fill(securityCode);
  await popup(page).getByRole('button', { name: 'Apply', exact: true }).click();
}

test.each([
  ['cb2', journeys.cb2, '$40.00'],
  ['mainCanada', journeys.mainCanada, 'CAD 40.00'],
] as const)(
  'CARD-07, CARD-08, TWO-01, TWO-08, TWO-11, PAY-07: a guest on %s pays with two cards, through wrong amounts, a reload and a declined card',
  async (_, journey, forty) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);
    await toPayment(page, journey);
    await applyCard(page);
    await page.getByRole('button', { name: 'Pay with Two Cards' }).click();
    await popup(page).getByRole('button', { name: 'Add New Card' }).click();
    await popup(page).getByRole('button', { name: 'Apply', exact: true }).waitFor();
    await popup(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await popup(page).getByLabel('Card Number').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await addSecond(page, '4000 0000 0000 0002');
    const second = popup(page).getByRole('textbox', { name: 'Visa ending in 0002' });
    await second.fill('0');
    await popup(page).getByRole('button', { name: 'Update Payment' }).click();
    await popup(page).getByText('Please enter an amount greater than zero.').waitFor();
    await second.fill('99999');
    await popup(page).getByRole('button', { name: 'Update Payment' }).click();
    await popup(page).getByText('The two amounts must add up to the order total.').waitFor();
    await second.fill('40');
    await popup(page).getByRole('button', { name: 'Update Payment' }).click();
    await page.getByText(`Pays ${forty}`).waitFor();
    await page.reload();
    await usable(page);
    await page.getByText(`Pays ${forty}`).waitFor();
    await goOn(page);
    await page.waitForURL('**/checkout/review');
    await page.getByText(`Visa ending in 0002, ${forty}`).waitFor();
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/paymentandbilling');
    await page.getByText('Your card was declined. Please try a different card.').waitFor();
    await addSecond(page, '5555 5555 5555 4444');
    await popup(page).getByRole('textbox', { name: 'Mastercard ending in 4444' }).fill('40');
    await popup(page).getByRole('button', { name: 'Update Payment' }).click();
    await page.getByText(`Pays ${forty}`).waitFor();
    await goOn(page);
    await page.waitForURL('**/checkout/review');
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/confirmation');
    const receipt = page.getByRole('region', { name: 'Payment' });
    await expect.poll(() => receipt.innerText()).toContain(`${forty} on`);
    expect(await receipt.innerText()).toMatch(/Visa ending in 1111[\s\S]*Mastercard ending in 4444/);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('TWO-08, TWO-11: a guest corrects the two amounts after the total changed in another tab, and pays', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await addSmall(page, shop, journeys.main);
  await startAsGuest(page, shop, journeys.main);
  await toPayment(page, journeys.main);
  await applyCard(page);
  await addSecond(page, '5555 5555 5555 4444');
  const second = popup(page).getByRole('textbox', { name: 'Mastercard ending in 4444' });
  await second.fill('40');
  const other = await page.context().newPage();
  await open(other, shop, journeys.main, '/checkout/cart');
  const change = async (name: RegExp) => {
    const stored = other.waitForResponse('**/UpdateItem');
    await other.getByRole('button', { name }).click();
    await stored;
  };
  await change(/^Increase/);
  await page.bringToFront();
  await popup(page).getByRole('button', { name: 'Update Payment' }).click();
  await popup(page).getByText('The two amounts must add up to the order total.').waitFor();
  await popup(page).getByText('Total: $615.21.').waitFor();
  await second.fill('500');
  await popup(page).getByRole('button', { name: 'Update Payment' }).click();
  await page.getByText('Pays $500.00').waitFor();
  await change(/^Decrease/);
  await other.close();
  await goOn(page);
  const outdated = page.getByRole('alert').filter({ hasText: 'your two cards no longer add up' });
  await outdated.waitFor();
  expect(await outdated.innerText()).not.toContain('ending in');
  await page.getByRole('button', { name: 'Pay with Two Cards' }).click();
  await second.fill('40');
  await popup(page).getByRole('button', { name: 'Update Payment' }).click();
  await page.getByText('Pays $40.00').waitFor();
  await goOn(page);
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('$40.00 on').waitFor();
  // The browser logs the rejected payment.
  expect(complaints).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await leave();
});

test('PAY-06, CARD-68: two saved cards are each verified before they pay together', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await signIn(page, shop, { email: 'vera.cards@example.com', password: 'Settee-Vera-1' });
  await addSmall(page, shop, journeys.main);
  await toMembersPayment(page, shop);
  await page.getByRole('button', { name: 'Pay with Two Cards' }).click();
  await popup(page).getByText('You can save up to 5 cards in your account.').waitFor();
  for (const box of await popup(page).getByRole('checkbox').all()) await box.check();
  await popup(page).getByRole('button', { name: 'Update Payment' }).click();
  for (const name of ['Visa ending in 1111', 'Mastercard ending in 4444']) {
    const requests = page.getByText(`Please re-enter the security code for ${name}.`);
    await requests.waitFor();
    await page.getByLabel('Security Code', { exact: true }).fill(securityCode);
    await page.getByRole('button', { name: 'Verify' }).click();
    await requests.waitFor({ state: 'detached' });
  }
  await goOn(page);
  await page.waitForURL('**/checkout/review');
  expect(complaints).toEqual([]);
  await leave();
});

test('TWO-06: a member with an expired card alone cannot pay with two', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, { email: 'edda.expired@example.com', password: 'Settee-Edda-1' });
  await addSmall(page, shop, journeys.main);
  await toMembersPayment(page, shop);
  await page.getByRole('button', { name: 'Pay with Two Cards' }).click();
  await popup(page)
    .getByText(/Expired/)
    .first()
    .waitFor();
  await expect.poll(() => popup(page).getByRole('button', { name: 'Update Payment' }).isDisabled()).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});
