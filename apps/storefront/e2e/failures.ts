import type { Page, Request, Route } from 'playwright-core';
import type { Shop } from './shop.ts';
import { addSmall, fillAddress, open, startAsGuest, type Trip, usable } from './journey.ts';

export interface Scene {
  page: Page;
  shop: Shop;
  trip: Trip;
}

/** One thing that a shopper does on a screen and that needs the network. */
export interface Action {
  name: string;
  /** Leads to the screen, from wherever the action before has left the shopper. */
  open: (scene: Scene) => Promise<unknown>;
  /** Fills in what must not be lost. */
  enter?: (page: Page, trip: Trip) => Promise<unknown>;
  act: (page: Page, trip: Trip) => Promise<unknown>;
  /** Resolves once it has worked. */
  done: (page: Page) => Promise<unknown>;
  /** Calls without which it must not work: each is seen failing in both ways. */
  calls: readonly string[];
  /** Repeats it where the explanation has no button of its own. */
  repeat?: (page: Page, trip: Trip) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const at =
  (path: string) =>
  ({ page, shop, trip }: Scene) =>
    open(page, shop, trip, path);

/** Every action of the way from a product to an order, in its order. */
export const purchase: readonly Action[] = [
  {
    name: 'product: Add to cart',
    open: (scene) => at(scene.trip.small)(scene),
    act: press('Add to cart'),
    repeat: press('Add to cart'),
    done: (page) => page.getByRole('dialog').getByText('added to your cart').waitFor(),
    calls: ['AddToCart'],
  },
  {
    name: 'cart: quantity',
    open: at('/checkout/cart'),
    act: press(/^(Increase|Plus|Add one)/i),
    repeat: press(/^(Increase|Plus|Add one)/i),
    done: (page) => page.getByText('2 items').first().waitFor(),
    calls: ['UpdateQuantity'],
  },
  {
    name: 'cart: Checkout Now as a guest',
    open: at('/checkout/cart'),
    act: async (page) => {
      await press('Checkout Now')(page);
      await page.getByRole('button', { name: 'Guest Checkout' }).or(explanation(page)).first().waitFor();
      if (await page.getByRole('button', { name: 'Guest Checkout' }).isVisible()) await press('Guest Checkout')(page);
    },
    done: heading('Shipping'),
    calls: ['StartCheckout'],
  },
  {
    name: 'shipping: Next',
    open: at('/checkout/shipping'),
    enter: fillAddress,
    act: press('Next'),
    done: heading('Shipping and Gift Options'),
    calls: ['ValidateAndSaveAddress', 'ValidateCart', 'MoveToShippingAndGiftOptions'],
  },
  {
    name: 'gift options: Next',
    open: at('/checkout/shippingandgiftoptions'),
    enter: async (page) => {
      await page.getByRole('checkbox', { name: /gift/i }).first().check();
      await page.getByRole('textbox').first().fill('Welcome home, both of you');
    },
    act: press('Next: Payment'),
    done: heading('Payment and Billing'),
    calls: ['SaveShippingAndGiftOptions', 'ValidateCart', 'MoveToPaymentPage'],
  },
  {
    name: 'payment: apply a card',
    open: at('/checkout/paymentandbilling'),
    enter: async (page) => {
      await page.getByLabel('Card Number').fill('4111 1111 1111 1111');
      await page.getByLabel('Expiration MM/YY').fill('08/31');
      await page.getByLabel('Security Code', { exact: true }).fill('123');
    },
    act: press('Apply'),
    done: (page) =>
      page
        .getByText(/Visa ending in 1111/)
        .first()
        .waitFor(),
    calls: ['save-credit-card-to-basket'],
  },
  {
    name: 'payment: another billing address, Next',
    open: at('/checkout/paymentandbilling'),
    enter: async (page, trip) => {
      await page.getByRole('checkbox', { name: /same as/i }).uncheck();
      await fillAddress(page, trip);
    },
    act: press('Next: Review & Place Order'),
    done: heading('Review and Place Order'),
    calls: ['SaveBillingAddress', 'ValidateCart', 'MoveToReviewPage'],
  },
  {
    name: 'review: Place Order',
    open: at('/checkout/review'),
    act: press('Place Order'),
    done: (page) => page.waitForURL('**/checkout/confirmation'),
    calls: ['ValidateCart', 'PlaceOrder'],
  },
];

/** What a shopper reads when something has failed. */
export const explanation = (page: Page) =>
  page
    .getByRole('alertdialog')
    .or(page.getByRole('alert'))
    .or(page.getByRole('status'))
    .or(page.getByRole('heading', { level: 1, name: 'We could not load this page' }))
    .filter({ hasText: /try(ing)? again|could ?n.t|could not|trouble|wrong|did not load/i, visible: true });

/** What fails once: a call (`abort` and `500`), a script or a style sheet (`abort`). */
export interface Failure {
  what: string;
  how: 'abort' | '500';
}

const isCode = (request: Request) => /^\/assets\/.*\.(js|css)$/.test(new URL(request.url()).pathname);
const isCall = (request: Request) => request.resourceType() === 'fetch' && !/\/(Log|healthz)$/.test(request.url());

/** Lets each call and each file fail once for every way, from `arm` until the next document. */
export async function failOnce(page: Page): Promise<{ failures: readonly Failure[]; arm: () => void }> {
  const failures: Failure[] = [];
  let isArmed = false;
  const next = (request: Request): Failure | undefined => {
    const what = new URL(request.url()).pathname;
    const ways = isCode(request) ? (['abort'] as const) : isCall(request) ? (['abort', '500'] as const) : [];
    const how = ways.find((way) => !failures.some((failure) => failure.what === what && failure.how === way));
    return how && { what, how };
  };
  await page.route('**/*', async (route: Route, request) => {
    if (request.isNavigationRequest()) isArmed = false;
    const failure = isArmed ? next(request) : undefined;
    if (!failure) return route.continue();
    failures.push(failure);
    await (failure.how === 'abort' ? route.abort('connectionfailed') : route.fulfill({ status: 500, body: 'Broken' }));
  });
  return {
    failures,
    arm: () => {
      failures.length = 0;
      isArmed = true;
    },
  };
}

/** Every value on the page, by its field. */
export const entries = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].map(
      ({ type, value, checked, ariaLabel, labels }) =>
        `${ariaLabel ?? labels?.[0]?.textContent}: ${/checkbox|radio/.test(type) ? checked : value}`,
    ),
  );

export { addSmall, startAsGuest, usable };
