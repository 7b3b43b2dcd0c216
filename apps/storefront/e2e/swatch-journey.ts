import type { Page } from 'playwright-core';
import { open, type Journey } from './journey.ts';
import type { Shop } from './shop.ts';

/** The sofa in Washed Linen, Sage. */
export const sage = '?option.11=3002&option.12=1202&option.13=2001';

/** The form for free swatches over the page. */
export const form = (page: Page) => page.getByRole('dialog', { name: 'Order Free Swatches' });
/** Returns the order form as sheet on a cb2 phone. */
export const sheet = (page: Page) => page.getByRole('region', { name: 'Order Free Swatches' });
export const receipt = (page: Page) => page.getByRole('dialog', { name: 'Your Swatches Are on Their Way' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send Swatches' });
export const swatch = (page: Page, name: string) => form(page).getByRole('checkbox', { name, exact: true }).first();
export const figure = (page: Page, name: string) =>
  receipt(page).locator('dl > div').filter({ hasText: name }).locator('dd').innerText();

/** Opens the fabric drawer, which contains the button of the fabric browser, unless it is open. */
export async function openDrawer(page: Page): Promise<void> {
  const way = page.getByRole('button', { name: 'Order Free Swatches' });
  if ((await way.count()) === 0)
    await page
      .getByRole('button', { name: /Fabric/, expanded: false })
      .first()
      .click();
  await way.waitFor();
}

/** From the product page to the form. */
export async function orderFrom(page: Page, from: Shop, journey: Journey): Promise<void> {
  await open(page, from, journey, journey.sofa + sage);
  await openDrawer(page);
  await page.getByRole('button', { name: 'Order Free Swatches' }).click();
  await page.getByLabel('First Name').waitFor();
}
