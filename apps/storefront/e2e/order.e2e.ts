import { expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, startAsGuest, toReview, journeys } from './journey.ts';
import { startShop } from './shop.ts';

test('ORDER-01 SITE-08: the confirmed order is in the database with its lines, amounts in cents and captured payment', async () => {
  const journey = journeys.mainCanada;
  const [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  const { page } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toReview(page, journey);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').waitFor();
  const confirmation = await page.getByRole('main').innerText();
  await browser.close();
  const [[order, ...others] = [], lines, attempts, cards] = await shop.stop({
    statements: [
      'select * from placed_order',
      'select sku, quantity, unit_price from order_line',
      'select total, currency, status from payment_attempt',
      'select * from basket_card',
    ],
  });

  expect(others).toEqual([]);
  expect(confirmation).toContain(order?.['order_number']);
  expect(order).toMatchObject({ brand: 'main', site_culture: 'CANADA', currency: 'CAD' });
  expect(lines).toEqual([{ sku: 100302, quantity: 1, unit_price: 36900 }]);
  expect(attempts).toEqual([{ total: order?.['total'], currency: 'CAD', status: 'captured' }]);
  const total = Number(order?.['total']);
  expect(confirmation).toContain(`CAD ${(total / 100).toFixed(2)}`);
  expect(JSON.stringify([order, lines, cards])).not.toContain('4111111111111111');
});
