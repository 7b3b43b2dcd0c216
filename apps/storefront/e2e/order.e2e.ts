import { rm } from 'node:fs/promises';
import { createContext, readConfig } from '@settee/commerce-api';
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
  await shop.stop({ preservesFiles: true });

  const ctx = await createContext(readConfig({ DATA_DIR: shop.data, LOG_LEVEL: 'silent' }));
  const rows = async (query: string): Promise<Record<string, unknown>[]> => {
    const response: unknown = await ctx.db.execute(query);
    if (typeof response !== 'object' || response === null || !('rows' in response) || !Array.isArray(response.rows))
      return [];
    return response.rows;
  };
  const [order, ...others] = await rows('select * from placed_order');
  const lines = await rows('select sku, quantity, unit_price from order_line');
  const attempts = await rows('select total, currency, status from payment_attempt');
  const everything = JSON.stringify([order, lines, await rows('select * from basket_card')]);
  await ctx.close();
  await rm(shop.data, { recursive: true, force: true });

  expect(others).toEqual([]);
  expect(confirmation).toContain(order?.['order_number']);
  expect(order).toMatchObject({ brand: 'main', site_culture: 'CANADA', currency: 'CAD' });
  expect(lines).toEqual([{ sku: 100302, quantity: 1, unit_price: 36900 }]);
  expect(attempts).toEqual([{ total: order?.['total'], currency: 'CAD', status: 'captured' }]);
  const total = Number(order?.['total']);
  expect(confirmation).toContain(`CAD ${(total / 100).toFixed(2)}`);
  expect(everything).not.toContain('4111111111111111');
});
