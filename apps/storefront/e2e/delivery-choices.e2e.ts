import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, journeys, startAsGuest, toShippingOptions } from './journey.ts';
import { routeOnce } from './network.ts';
import { sharedShop, startShop } from './shop.ts';

const journey = journeys.main;
/** On back order, so it arrives later than the table. */
const lamp = '/pod-pendant/s100603';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** Pays by card and opens the review. */
async function toReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await applyCard(page);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
}

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  // The review, which has the same texts, is shown until the confirmation has loaded.
  await page.getByText('Thank you').first().waitFor();
}

const arrivalsIn = async (page: Page) =>
  new Set((await page.getByRole('main').innerText()).match(/Arrives [^\n.]+/g) ?? []);

test('SHIP-07: items that are sent together have one arrival on review and confirmation, also after a reload', async () => {
  const shop = sharedShop();
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await addSmall(page, shop, journey, lamp);
  await startAsGuest(page, shop, journey);
  await toShippingOptions(page, journey);
  await page.getByLabel('Ship everything together').check();
  await toReview(page);
  await page.getByText('Ship everything together').waitFor();
  const arrivals = await arrivalsIn(page);
  expect(arrivals.size).toBe(1);
  await placeOrder(page);
  await page.getByText('Ship everything together').waitFor();
  expect(await arrivalsIn(page)).toEqual(arrivals);
  await page.reload();
  await page.getByText('Ship everything together').waitFor();
  expect(await arrivalsIn(page)).toEqual(arrivals);
  expect(complaints).toEqual([]);
  await leave();
});

/** Gift message of the first recipient, as the shop has stored it. */
async function readGiftMessage(page: Page): Promise<string> {
  const { shippingOptions } = await page.evaluate(async () => (await fetch('/ReactCheckout/RefreshCheckout')).json());
  return shippingOptions.recipients[0].giftOptions.giftMessage;
}

test('SHIP-31, ERR-25, ERR-27: a gift message is sent again by itself after a network failure alone, else by Try Again, and is stored', async () => {
  const shop = sharedShop();
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toShippingOptions(page, journey);
  await page.getByLabel('This order is a gift').check();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/UpdateGiftMessage')) sent.push(request.postDataJSON().message);
  });

  await routeOnce(page, '**/UpdateGiftMessage', (route) => route.abort());
  await page.getByLabel('Gift message').fill('Happy birthday');
  await page.getByText('Message saved').waitFor();
  expect(sent).toEqual(['Happy birthday', 'Happy birthday']);
  expect(await readGiftMessage(page)).toBe('Happy birthday');

  await routeOnce(page, '**/UpdateGiftMessage', (route) => route.fulfill({ status: 500 }));
  await page.getByLabel('Gift message').fill('Happy birthday, Ines');
  const retry = page.getByRole('button', { name: 'Try Again' });
  await retry.waitFor();
  expect(sent.slice(2)).toEqual(['Happy birthday, Ines']);
  expect(await readGiftMessage(page)).toBe('Happy birthday');
  await retry.click();
  await page.getByText('Message saved').waitFor();
  expect(await readGiftMessage(page)).toBe('Happy birthday, Ines');
  await toReview(page);
  await page.getByText('Happy birthday, Ines').waitFor();
  await placeOrder(page);
  await page.getByText('Happy birthday, Ines').waitFor();
  await leave();
});

test('SHIP-09, ORDER-08: a delivery slot that others booked after the review is explained, another one is chosen, and the order is placed once', async () => {
  const first = await startShop();
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, first, journey, '/linden-sideboard/s100501');
  await startAsGuest(page, first, journey);
  await toShippingOptions(page, journey);
  await page.getByRole('radio', { name: 'Book an appointment now' }).check();
  const time = page.getByLabel('Date and time');
  await time.selectOption({ index: 2 });
  const [taken, takenLabel] = [await time.inputValue(), await time.locator('option:checked').innerText()];
  await toReview(page);
  await page.getByText(`Delivery on ${takenLabel}`).waitFor();

  // While the shop is down, other orders book all deliveries of the slot.
  await first.stop({
    preservesFiles: true,
    statements: [`insert into delivery_slot (region, slot, booked) values ('Chicagoland', '${taken}', 99)`],
  });
  const shop = await startShop({ DATA_DIR: first.data, PORT: String(first.port) });
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  const explained = page.getByText(
    'Someone just took that delivery time, so we didn’t charge you. Please choose another.',
  );
  await explained.waitFor();
  // Step 1, not the furthest step, which has another button.
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await explained.waitFor();
  expect(await time.locator(`option[value="${taken}"]`).count()).toBe(0);
  await time.selectOption({ index: 2 });
  const label = await time.locator('option:checked').innerText();
  expect(label).not.toBe(takenLabel);
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  // The card is still applied.
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByText(`Delivery on ${label}`).waitFor();
  await placeOrder(page);
  await page.getByText(`Delivery on ${label}`).waitFor();
  await leave();
  const [orders] = await shop.stop({
    statements: [
      "select (select count(*)::int from payment_attempt) as attempts, recipients->0->'shipments'->0->>'slot' as slot from placed_order",
    ],
  });
  expect(orders).toEqual([{ attempts: 1, slot: label }]);
  // Two starts of a shop.
}, 240_000);
