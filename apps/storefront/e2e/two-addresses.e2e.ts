import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, fillAddress, journeys, type Journey, open, startAsGuest, usable } from './journey.ts';
import { activate, nameOfFocus, tabTo } from './keyboard.ts';
import { type RunningShop, startShop } from './shop.ts';

const second = {
  'Full Name': 'Ines Berg',
  'Address 1': '900 SW Alder St',
  City: 'Portland',
  State: 'OR',
  'ZIP Code': '97201',
  'Phone Number': '503 272 0142',
  'Email Address': 'ines@example.com',
};

const recipient = (page: Page, number: number) => page.getByRole('region', { name: `Recipient ${number} of 2` });

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBe(window);
}

/** Types an address into the form that has the focus. */
async function typeAddress(page: Page, address: Readonly<Record<string, string>>): Promise<void> {
  await page.keyboard.type(address['Full Name'] ?? '');
  // The order of the form: the ZIP Code fills city and state.
  for (const label of ['Address 1', 'ZIP Code', 'City', 'State', 'Phone Number', 'Email Address']) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.type(address[label] ?? '');
  }
}

/** The buyer may be one of the two recipients, or neither. */
async function expectBillingChoice(page: Page): Promise<void> {
  const billing = page.getByRole('region', { name: 'Billing address' });
  await billing.getByRole('radio', { name: /^Ines Berg/ }).waitFor();
  expect(await billing.getByRole('radio').count()).toBe(3);
  expect(await billing.getByLabel('Same as shipping address').count()).toBe(0);
}

/** Expects the choices of both recipients on the review or the confirmation. */
async function expectChoices(page: Page): Promise<void> {
  await recipient(page, 1).getByText('2140 N Cleveland Ave').waitFor();
  await recipient(page, 1).getByText('Express next-day delivery').waitFor();
  await recipient(page, 2).getByText('900 SW Alder St').waitFor();
  await recipient(page, 2).getByText('Standard delivery').waitFor();
  await recipient(page, 2).getByText('For you, Ines').waitFor();
  await page.getByText('PayPal, dana@example.com').waitFor();
  await expectNoSidewaysScrolling(page);
}

/** Stops the shop and expects the order in its database. */
async function expectStoredOrder(shop: RunningShop, lastName: string): Promise<void> {
  const [orders, lines] = await shop.stop({
    statements: ['select recipients, contact, wallet, cards from placed_order', 'select quantity from order_line'],
  });
  const ordinary = { isGift: false, giftMessage: '' };
  expect(orders).toMatchObject([
    {
      contact: { firstName: 'Dana', emailAddress: 'dana@example.com' },
      wallet: { kind: 'payPal', account: 'dana@example.com' },
      cards: [],
      recipients: [
        {
          address: { firstName: 'Maren', address1: '2140 N Cleveland Ave', city: 'Chicago' },
          giftOptions: ordinary,
          shipments: [{ serviceLevel: 3, itemIds: [expect.any(String)] }],
        },
        {
          address: { firstName: 'Ines', lastName, address1: '900 SW Alder St', city: 'Portland' },
          giftOptions: { isGift: true, giftMessage: 'For you, Ines' },
          shipments: [{ serviceLevel: 1, itemIds: [expect.any(String)] }],
          totals: { tax: 0 },
        },
      ],
    },
  ]);
  expect(lines).toEqual([{ quantity: 1 }, { quantity: 1 }]);
}

/** By keyboard, from the product's page to the form of the first address. */
async function orderTwoByKeyboard(page: Page): Promise<void> {
  await activate(page, /^Add to cart$/);
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  await activate(page, /^Checkout Now$/);
  await page.waitForURL('**/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).waitFor();
  await tabTo(page, /^Quantity/);
  await page.keyboard.type('2');
  await page.getByText('$558.00').first().waitFor();
  await activate(page, /^Checkout Now$/);
  await page.getByRole('dialog').waitFor();
  await activate(page, /^Guest Checkout$/);
  await page.waitForURL('**/checkout/shipping');
  await activate(page, /^Ship to Multiple Addresses$/);
  await page
    .getByRole('button', { name: /^Add an Address for / })
    .first()
    .waitFor();
  await activate(page, /^Add an Address for /);
  await expect.poll(() => nameOfFocus(page)).toBe('Full Name');
}

/** By keyboard, through the delivery and gift options. */
async function chooseByKeyboard(page: Page): Promise<void> {
  await tabTo(page, /^Standard delivery/);
  for (const level of [/^Premium/, /^Express/]) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => nameOfFocus(page)).toMatch(level);
  }
  // The first box is the other recipient's.
  for (const _recipient of ['first', 'second']) await tabTo(page, /^This order is a gift/);
  await page.keyboard.press('Space');
  await recipient(page, 2).getByLabel('Gift message').waitFor();
  await tabTo(page, /^Gift message/);
  await page.keyboard.type('For you, Ines');
  await page.getByText('Message saved').waitFor();
}

test('SHIP-22 SHIP-23 SHIP-24 SHIP-26 SHIP-31 ORDER-12: at 360 px and by keyboard alone, a guest sends a split item to two addresses, one by express, one as a gift, and pays by PayPal', async () => {
  const [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  const { page, complaints } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await open(page, shop, journeys.main, journeys.main.small);
  await orderTwoByKeyboard(page);
  await typeAddress(page, { ...journeys.main.address, State: 'Illinois' });
  await activate(page, /^Save Address$/);
  await page.getByRole('combobox', { name: /^Ship to: / }).waitFor();

  // What is entered and what was saved survive a reload.
  await activate(page, /^Ship One Elsewhere: /);
  await expect.poll(() => page.getByRole('combobox', { name: /^Ship to: / }).count()).toBe(2);
  await tabTo(page, /^Ship to: /);
  await activate(page, /^Add an Address for /);
  await expect.poll(() => nameOfFocus(page)).toBe('Full Name');
  await page.keyboard.type('Ines');
  await page.reload();
  await usable(page);
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ines');
  await tabTo(page, /^Full Name/);
  await page.keyboard.press('Control+A');
  await typeAddress(page, { ...second, State: 'Oregon' });
  await activate(page, /^Save Address$/);
  await page.getByRole('button', { name: 'Edit address for Ines Berg' }).waitFor();
  await expectNoSidewaysScrolling(page);

  await activate(page, /^Next$/);
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await recipient(page, 2).getByText('Ines Berg').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Edit address for Ines Berg' }).waitFor();
  await page.goForward();
  await recipient(page, 2).getByText('Ines Berg').waitFor();
  await chooseByKeyboard(page);
  await activate(page, /^Next: Payment$/);
  await page.waitForURL('**/checkout/paymentandbilling');
  await page.getByLabel('Card Number').waitFor();
  await expectBillingChoice(page);
  await activate(page, /^Pay with PayPal$/);
  await page.waitForURL('**/api/payment-provider/wallet/*');
  await activate(page, /^Approve$/);
  await page.waitForURL('**/checkout/paymentandbilling**');
  await usable(page);
  await page.getByRole('button', { name: 'Remove PayPal' }).waitFor();
  await activate(page, /^Next: Review/);
  await page.waitForURL('**/checkout/review');
  // The wallet's payer is the buyer.
  await page.getByRole('region', { name: 'Contact' }).getByText('dana@example.com').waitFor();
  expect(await page.getByRole('link', { name: 'Edit Contact' }).getAttribute('href')).toMatch(
    /\/checkout\/paymentandbilling\?from=review$/,
  );
  await activate(page, /^Edit Recipient 2 of 2/);
  await page.waitForURL('**/checkout/shipping?from=review&recipient=*');
  await expect.poll(() => nameOfFocus(page)).toBe('Full Name');
  expect(await page.getByLabel('Address 1').inputValue()).toBe('900 SW Alder St');
  await page.keyboard.press('End');
  await page.keyboard.type('man');
  await activate(page, /^Next$/);
  await page.waitForURL('**/checkout/review');
  await recipient(page, 2).getByText('Ines Bergman').waitFor();
  await expectChoices(page);
  await activate(page, /^Place Order$/);
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').first().waitFor();
  await expectChoices(page);
  expect(complaints).toEqual([]);
  await browser.close();
  await expectStoredOrder(shop, 'Bergman');
  // Hundreds of keys.
}, 240_000);

/** Adds an address for the last item that has none, by touch. */
async function tapInAddress(page: Page, journey: Journey, item: number): Promise<void> {
  await page
    .getByRole('button', { name: /^Add an Address for / })
    .nth(item)
    .tap();
  await fillAddress(page, journey);
  await page.getByRole('button', { name: 'Save Address' }).tap();
  await page.getByRole('button', { name: `Edit address for ${journey.address['Full Name']}` }).waitFor();
}

test('SHIP-22 SHIP-24 SHIP-26 SHIP-31 WALLET-01 ORDER-12: on a phone 360 px wide, by touch, a guest sends a split item to two addresses, one by express, one as a gift, and pays by PayPal', async () => {
  const [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  const journey = journeys.cb2;
  const { page, complaints } = await newVisitor(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().tap();
  await addSmall(page, shop, journey);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await tap('Ship to Multiple Addresses');
  await tapInAddress(page, journey, 0);
  await tap(/^Ship One Elsewhere: /);
  await page
    .getByRole('combobox', { name: /^Ship to: / })
    .nth(1)
    .waitFor();
  await tapInAddress(page, { ...journey, address: second }, 1);
  await expectNoSidewaysScrolling(page);
  await tap(/^Next$/);
  await page.waitForURL('**/checkout/shippingandgiftoptions');

  // The options of each recipient are in the region with its title.
  await recipient(page, 1)
    .getByText(/^Express/)
    .tap();
  await recipient(page, 2).getByText('This order is a gift').tap();
  await recipient(page, 2).getByLabel('Gift message').fill('For you, Ines');
  await recipient(page, 2).getByText('Message saved').waitFor();
  await expectNoSidewaysScrolling(page);
  await tap('Next: Payment');
  await page.waitForURL('**/checkout/paymentandbilling');
  await expectBillingChoice(page);
  await tap('Pay with PayPal');
  await page.waitForURL('**/api/payment-provider/wallet/*');
  await tap('Approve');
  await page.waitForURL('**/checkout/paymentandbilling**');
  await usable(page);
  await page.getByRole('button', { name: 'Remove PayPal' }).waitFor();
  await expectNoSidewaysScrolling(page);
  await tap('Next: Review & Place Order');
  await page.waitForURL('**/checkout/review');
  await expectChoices(page);
  await tap(/^Place Order$/);
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').first().waitFor();
  await expectChoices(page);
  expect(complaints).toEqual([]);
  await browser.close();
  await expectStoredOrder(shop, 'Berg');
}, 240_000);
