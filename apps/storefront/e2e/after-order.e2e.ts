import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open, startAsGuest, toReview, usable, type Journey } from './journey.ts';
import { readOrderNumber, shipAll } from './ship.ts';
import { ordersToken, type RunningShop, startShop } from './shop.ts';

const run = promisify(execFile);

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

/** Runs the merchant's command against the running shop. */
async function command(...args: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../../tooling/commands/orders.ts');
  const env = { ...process.env, ORDERS_TOKEN: ordersToken, SHOP_URL: shop.at('/') };
  return (await run(process.execPath, [script, ...args], { env })).stdout;
}

/** Adds a sofa that is made to order, after its terms. */
async function addMadeToOrder(page: Page, journey: Journey): Promise<void> {
  await open(page, shop, journey, `${journey.sofa}?option.11=3002&option.12=1202&option.13=2001`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await accept(page).click();
  await page.waitForURL('**/checkout/cart');
}

const terms = (page: Page) => page.getByRole('dialog', { name: 'Confirm Your Selection' });
const accept = (page: Page) => terms(page).getByRole('button', { name: /^Accept/ });

interface Purchase {
  card?: string;
  isMadeToOrder?: boolean;
}

async function buy(page: Page, journey: Journey, { card, isMadeToOrder = false }: Purchase = {}): Promise<string> {
  await (isMadeToOrder ? addMadeToOrder(page, journey) : addSmall(page, shop, journey));
  await startAsGuest(page, shop, journey);
  await toReview(page, journey, card);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  return readOrderNumber(page);
}

test.each([
  ['main', 1280, journeys.main],
  ['cb2', 360, journeys.cb2],
] as const)(
  'ORDER-12: a shopper buys an order again, returns it and sees the refund that the merchant makes: %s at %i px',
  async (_name, width, journey) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 780 } });
    const number = await buy(page, journey);
    const orderPage = `/order-status?order=${number}`;

    await open(page, shop, journey, orderPage);
    await main(page)
      .getByRole('button', { name: /^Buy Again: / })
      .dblclick();
    await main(page).getByText('We’ve added 1 item to your cart.').waitFor();
    await main(page).getByRole('link', { name: 'View Cart' }).click();
    await page.waitForURL('**/checkout/cart');
    await usable(page);
    await expect.poll(() => page.getByRole('spinbutton').first().inputValue()).toBe('1');

    await shipAll(shop, number);
    await open(page, shop, journey, orderPage);
    await main(page).getByText('Shipped', { exact: true }).waitFor();
    expect(await main(page).getByRole('button', { name: 'Cancel Order' }).count()).toBe(0);
    await main(page).getByRole('link', { name: 'Return Items' }).click();
    await page.waitForURL(`**/order-return?order=${number}`);
    await usable(page);
    await page.getByRole('button', { name: 'Request Return' }).click();
    await page.getByText('Please choose at least one item.').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByLabel('Why are you returning them?').selectOption({ label: 'I changed my mind' });
    const refund = page.getByRole('region', { name: 'Your refund' });
    await expect.poll(() => refund.innerText()).not.toContain('$0.00');
    await page.getByRole('button', { name: 'Request Return' }).click();
    const returnNumber = `${number}-R1`;
    await page.getByText(`We’ve started return ${returnNumber}`).waitFor();
    await page.getByText(`Write ${returnNumber} on the outside of each box.`).waitFor();
    expect(await page.getByRole('button', { name: 'Request Return' }).count()).toBe(0);

    // Canceled, it can be requested again.
    await page.getByRole('button', { name: `Cancel Return ${returnNumber}` }).click();
    await page
      .getByRole('region', { name: `Return ${returnNumber}` })
      .getByText('Canceled')
      .waitFor();
    await page.getByRole('checkbox').check();
    await page.getByLabel('Why are you returning them?').selectOption({ label: 'I changed my mind' });
    await page.getByRole('button', { name: 'Request Return' }).click();
    const second = `${number}-R2`;
    await page.getByText(`We’ve started return ${second}`).waitFor();

    await page.getByRole('link', { name: 'Back to Your Order' }).click();
    await page.waitForURL(`**${orderPage}`);
    const returns = page.getByRole('region', { name: 'Returns' });
    await returns.getByText(`Return ${second}`).waitFor();

    expect(await command('returns')).toContain(`${second}  `);
    await expect(command('refund-return', second)).rejects.toThrow('Receive it first');
    expect(await command('receive', second)).toContain('received');
    expect(await command('refund-return', second)).toContain('refunded');
    await page.reload();
    await returns.getByText(/^Refunded/).waitFor();
    await page
      .getByRole('region', { name: 'Payment' })
      .getByText(/^Refund: /)
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([
  ['main', 360, journeys.main],
  ['cb2', 1280, journeys.cb2],
] as const)(
  'ORDER-12: a shopper cancels an order that was not shipped, and sees the refund: %s at %i px',
  async (_name, width, journey) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 780 } });
    const number = await buy(page, journey);
    await open(page, shop, journey, `/order-status?order=${number}`);
    await main(page).getByText('We’re preparing your order').waitFor();
    expect(await main(page).getByRole('link', { name: 'Return Items' }).count()).toBe(0);
    await main(page).getByRole('button', { name: 'Cancel Order' }).click();
    const sure = page.getByRole('alertdialog', { name: `Cancel order ${number}?` });
    await sure.getByRole('button', { name: 'Don’t Cancel' }).click();
    await sure.waitFor({ state: 'detached' });
    await main(page).getByRole('button', { name: 'Cancel Order' }).click();
    await sure.getByRole('button', { name: 'Cancel Order' }).dblclick();
    await main(page).getByText('Your order is canceled').waitFor();
    await main(page).getByText('Canceled', { exact: true }).waitFor();
    expect(await main(page).getByRole('button', { name: 'Cancel Order' }).count()).toBe(0);
    await page
      .getByRole('region', { name: 'Payment' })
      .getByText(/^Refund: /)
      .waitFor();
    await page.reload();
    await main(page).getByText('Canceled', { exact: true }).waitFor();
    expect(await command('status', number)).toContain('canceled');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([
  ['main', 360, journeys.main],
  ['cb2', 1280, journeys.cb2],
] as const)(
  'ORDER-12: a shopper follows a parcel, and sees that a refund to a closed card was emailed as a gift card: %s at %i px',
  async (_name, width, journey) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 780 } });
    const number = await buy(page, journey, { card: '4000 0000 0000 3006' });
    const tracking = '1Z999AA10123456784';
    expect(await command('ship', number, '--carrier', 'ups', '--tracking', tracking)).toContain('on its way');
    await open(page, shop, journey, `/order-status?order=${number}`);
    const shipments = page.getByRole('region', { name: 'Shipments' });
    await shipments.getByText(/^Shipped /).waitFor();
    const link = shipments.getByRole('link', { name: `Track Package ${tracking}` });
    expect(await link.getAttribute('href')).toBe(`https://www.ups.com/track?tracknum=${tracking}`);
    expect(await command('deliver', number)).toContain('delivered');
    expect(await command('refund', number, '10.00', '--reference', 'goodwill')).toContain('refunded 10.00');
    await page.reload();
    await shipments.getByText(/^Delivered /).waitFor();
    const payment = page.getByRole('region', { name: 'Payment' });
    await payment.getByText(/didn’t accept \$10\.00 of the refund, so we emailed you a gift card/).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([['main', 360, journeys.main]] as const)(
  'ATC-30: buying again what is made to order shows its terms, and a choice that is gone links to the product: %s at %i px',
  async (_name, width, journey) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 780 } });
    const number = await buy(page, journey, { isMadeToOrder: true });
    await open(page, shop, journey, `/order-status?order=${number}`);
    const again = main(page).getByRole('button', { name: 'Buy All Again' });
    await again.click();
    await terms(page).getByRole('heading', { name: 'Custom order terms' }).waitFor();
    await terms(page)
      .getByRole('button', { name: /^Decline/ })
      .click();
    await terms(page).waitFor({ state: 'hidden' });
    expect(
      await main(page)
        .getByText(/to your cart/)
        .count(),
    ).toBe(0);
    await again.click();
    await accept(page).click();
    await main(page).getByText('We’ve added 1 item to your cart.').waitFor();

    // Simulates a discontinued choice: the response names the line and its product page, as the service does.
    await page.route('**/ReactCheckout/Reorder', async (route) => {
      const reply = Object(await (await route.fetch()).json());
      const [line] = reply.lines ?? [];
      const message = 'One of your choices isn’t available for this item. Please choose again.';
      const url = `${journey.sofa}?option.12=1202`;
      const lines = line ? [{ ...line, outcome: 'choose', url, message, now: 0 }] : [];
      await route.fulfill({ json: { ...reply, addedItemCount: 0, lines } });
    });
    await again.click();
    await accept(page).click();
    await main(page).getByText('We couldn’t add anything to your cart.').waitFor();
    await main(page)
      .getByText(/Please choose again/)
      .waitFor();
    await main(page)
      .getByRole('link', { name: /^Choose / })
      .click();
    await page.waitForURL(`**${journey.sofa}?*`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);
