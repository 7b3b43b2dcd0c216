import type { Page } from 'playwright-core';
import { securityCode } from '../../../tooling/card-data.ts';
import type { Shop } from './shop.ts';

/** A shopper of one site: where they shop, what they choose and where it is sent. */
export interface Journey {
  host: string;
  sofa: string;
  small: string;
  address: Readonly<Record<string, string>>;
  zip: string;
  /** Price of the sofa in 101 in, Cotton Velvet and Brushed Brass. */
  sofaPrice: string;
}

const american = {
  'Full Name': 'Maren Lindqvist',
  'Address 1': '2140 N Cleveland Ave',
  City: 'Chicago',
  State: 'IL',
  'ZIP Code': '60614',
  'Phone Number': '312 272 0142',
  'Email Address': 'maren@example.com',
};

const canadian = {
  'Full Name': 'Élodie Tremblay',
  'Address 1': '88 Queens Quay W',
  City: 'Toronto',
  Province: 'ON',
  'Postal Code': 'M5J 2N8',
  'Phone Number': '416 272 0142',
  'Email Address': 'elodie@example.ca',
};

export const journeys = {
  main: {
    host: 'localhost',
    sofa: '/alder-sofa/s100101',
    small: '/quill-side-table/s100302',
    address: american,
    zip: '60614',
    sofaPrice: '$2,539.00',
  },
  cb2: {
    host: 'cb2.localhost',
    sofa: '/alder-sofa/s200101',
    small: '/column-side-table/s200302',
    address: american,
    zip: '60614',
    sofaPrice: '$2,539.00',
  },
  mainCanada: {
    host: 'ca.localhost',
    sofa: '/alder-sofa/s100101',
    small: '/quill-side-table/s100302',
    address: canadian,
    zip: 'M5J 2N8',
    sofaPrice: 'CAD 3,306.00',
  },
  cb2Canada: {
    host: 'cb2-ca.localhost',
    sofa: '/alder-sofa/s200101',
    small: '/column-side-table/s200302',
    address: canadian,
    zip: 'M5J 2N8',
    sofaPrice: 'CAD 3,306.00',
  },
} as const satisfies Record<string, Journey>;

/** Opens a page and waits until it can be used. */
export async function open(page: Page, shop: Shop, journey: Journey, path: string): Promise<void> {
  await page.goto(shop.at(path, journey.host));
  await usable(page);
}

/** Waits until React has taken over the page's content. */
export async function usable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

export async function addSmall(page: Page, shop: Shop, journey: Journey, path: string = journey.small): Promise<void> {
  await open(page, shop, journey, path);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
}

export async function startAsGuest(page: Page, shop: Shop, journey: Journey): Promise<void> {
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL('**/checkout/shipping');
  await usable(page);
}

/** The swatch form has a field for first and last name each; address lines 2 and 3 are behind a link. */
async function addressOf(page: Page, { address }: Journey): Promise<Readonly<Record<string, string>>> {
  const { 'Full Name': name = '', ...rest } = address;
  const fullName = page.getByLabel('Full Name', { exact: true });
  await fullName
    .or(page.getByLabel('First Name', { exact: true }))
    .first()
    .waitFor();
  if ((await fullName.count()) > 0) return address;
  const [firstName = '', lastName = ''] = name.split(' ');
  return { 'First Name': firstName, 'Last Name': lastName, ...rest };
}

export async function fillAddress(page: Page, journey: Journey): Promise<void> {
  for (const [label, value] of Object.entries(await addressOf(page, journey))) {
    // The footer has an email address, too.
    const field = page.getByLabel(label, { exact: true }).and(page.locator(':not(footer *)'));
    if (label === 'State' || label === 'Province') await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function toShippingOptions(page: Page, journey: Journey): Promise<void> {
  await fillAddress(page, journey);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
}

export async function toPayment(page: Page, journey: Journey): Promise<void> {
  await toShippingOptions(page, journey);
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
}

/** Enters a card; 'Next' applies it, or 'Pay with Two Cards'. In a popup it is applied at once. */
export async function applyCard(page: Page, number = '4111 1111 1111 1111', code = securityCode): Promise<void> {
  await page.getByLabel('Card Number').fill(number);
  await page.getByLabel('Expiration MM/YY').fill('08/31');
  await page.getByLabel('Security Code', { exact: true }).fill(code);
  const apply = page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true });
  if (await apply.isVisible()) await apply.click();
}

export async function toReview(page: Page, journey: Journey, card?: string): Promise<void> {
  await toPayment(page, journey);
  await applyCard(page, card);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
}
