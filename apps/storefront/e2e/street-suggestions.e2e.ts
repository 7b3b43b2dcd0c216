import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, startAsGuest } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

test.each(['main', 'cb2'] as const)(
  'SHIP-10: on %s the cart’s ZIP Code fills city and state, and a suggested street fills the rest by keyboard or click, never by itself',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser);
    const valueOf = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    await addSmall(page, shop, journey);
    await page.goto(shop.at('/checkout/cart', journey.host));
    await page.getByRole('button', { name: 'Enter' }).first().click();
    await page.getByLabel('ZIP Code').fill('10010');
    await page.getByRole('button', { name: 'Update' }).first().click();
    await page.getByRole('button', { name: '10010' }).first().waitFor();
    await startAsGuest(page, shop, journey);
    await expect.poll(() => valueOf('City')).toBe('New York');
    expect([await valueOf('State'), await valueOf('ZIP Code')]).toEqual(['NY', '10010']);

    const street = page.getByRole('combobox', { name: 'Address 1' });
    await street.pressSequentially('932 broad');
    const option = page.getByRole('option', { name: '932 Broadway New York, NY 10010' });
    await option.waitFor();
    expect(await street.inputValue()).toBe('932 broad');
    await street.press('ArrowDown');
    await street.press('Enter');
    expect(await valueOf('Address 1')).toBe('932 Broadway');
    expect(await option.count()).toBe(0);

    // Another ZIP Code has none of its streets; without one all areas are suggested.
    await page.getByLabel('ZIP Code', { exact: true }).fill('');
    await street.fill('2140 n clev');
    await page.getByRole('option', { name: '2140 N Cleveland Ave Chicago, IL 60614' }).click();
    const entries = ['Address 1', 'City', 'State', 'ZIP Code'].map(valueOf);
    expect(await Promise.all(entries)).toEqual(['2140 N Cleveland Ave', 'Chicago', 'IL', '60614']);

    await street.fill('77 Nowhere Known Rd');
    await page.getByLabel('Phone Number').focus();
    expect(await valueOf('Address 1')).toBe('77 Nowhere Known Rd');
    expect(complaints).toEqual([]);
    await leave();
  },
);
