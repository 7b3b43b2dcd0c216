import type { Page, Request, Route } from 'playwright-core';
import type { Shop } from './shop.ts';
import { fillAddress, open, type Journey } from './journey.ts';

export interface Scene {
  page: Page;
  shop: Shop;
  trip: Journey;
}

/** One thing that a shopper does on a screen and that needs the network. */
export interface Action {
  name: string;
  /** Leads to the screen, from wherever the action before has left the shopper. */
  open: (scene: Scene) => Promise<unknown>;
  /** Fills in what must not be lost. */
  enter?: (page: Page, trip: Journey) => Promise<unknown>;
  act: (page: Page, trip: Journey) => Promise<unknown>;
  /** Resolves once it has worked. */
  done: (page: Page, shop: Shop, trip: Journey) => Promise<unknown>;
  /** Calls without which it must not work: each is seen failing in both ways. */
  calls: readonly string[];
  /** Repeats it where the explanation has no button of its own. */
  repeat?: (page: Page, trip: Journey) => Promise<unknown>;
}

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
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
    calls: ['AddItemToCartV2'],
  },
  {
    name: 'cart: quantity',
    open: at('/checkout/cart'),
    act: press(/^Increase/),
    repeat: press(/^Increase/),
    done: async (page, shop, trip) => {
      // The page shows the new count ahead of the answer; this asks past the failing network.
      const cart = shop.at('/ReactCart/GetCart').replace('localhost', '127.0.0.1');
      const headers = { host: new URL(shop.at('/', trip.host)).host };
      for (;;) {
        const reply = await page.request.get(cart, { headers: { ...headers, cookie: await cookiesOf(page) } });
        if ((await reply.text()).includes('"quantity":2')) return;
        await page.waitForTimeout(100);
      }
    },
    calls: ['UpdateItem'],
  },
  {
    name: 'cart: Checkout Now',
    open: at('/checkout/cart'),
    act: press('Checkout Now'),
    repeat: press('Checkout Now'),
    done: (page) => page.getByRole('button', { name: 'Guest Checkout' }).waitFor(),
    calls: ['Checkout'],
  },
  {
    name: 'cart: Guest Checkout',
    open: ({ page }) => page.getByRole('button', { name: 'Guest Checkout' }).waitFor(),
    act: press('Guest Checkout'),
    repeat: press('Guest Checkout'),
    done: heading('Shipping'),
    calls: [],
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
      await page.getByLabel('This order is a gift').check();
      await page.getByLabel('Gift message').fill('Welcome home, both of you');
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
      await page.getByLabel('Same as shipping address').uncheck();
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
    .or(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' }))
    .filter({ hasText: /try(ing)? again|could ?n.t|could not|trouble|wrong|did not load/i, visible: true });

/** What fails once: a call (`abort` and `500`), a script or a style sheet (`abort`). */
export interface Failure {
  what: string;
  how: 'abort' | '500';
}

/** Chromium before 156 never requests a module again that failed: only style sheets can fail once there. */
const requestsModulesAgain = (page: Page) => Number.parseInt(page.context().browser()?.version() ?? '') >= 156;

const isCode = (request: Request, page: Page) =>
  (requestsModulesAgain(page) ? /^\/assets\/.*\.(js|css)$/ : /^\/assets\/.*\.css$/).test(
    new URL(request.url()).pathname,
  );
/** Without the popup's settings the sign-in page opens in its place, which is right and leads elsewhere. */
const isCall = (request: Request) =>
  request.resourceType() === 'fetch' &&
  new URL(request.url()).pathname !== new URL(request.frame().url()).pathname &&
  !/\/(Log|healthz|login-popup-config)$/.test(request.url());

/** Lets each call and each file fail once for every way, from `arm` until the next document. */
export async function failOnce(page: Page): Promise<{ failures: readonly Failure[]; arm: () => void }> {
  const failures: Failure[] = [];
  /** A file that failed once is not lost on anybody. */
  const code = new Set<string>();
  let isArmed = false;
  const next = (request: Request): Failure | undefined => {
    const what = new URL(request.url()).pathname;
    const ways = isCode(request, page)
      ? code.has(what)
        ? []
        : (['abort'] as const)
      : isCall(request)
        ? (['abort', '500'] as const)
        : [];
    const how = ways.find((way) => !failures.some((failure) => failure.what === what && failure.how === way));
    return how && { what, how };
  };
  await page.route('**/*', async (route: Route, request) => {
    if (request.isNavigationRequest()) isArmed = false;
    const failure = isArmed ? next(request) : undefined;
    if (!failure) return route.continue();
    failures.push(failure);
    if (isCode(request, page)) code.add(failure.what);
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
export const entries = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].map(
      ({ type, value, checked, ariaLabel, labels }) =>
        `${ariaLabel ?? labels?.[0]?.textContent}: ${/checkbox|radio/.test(type) ? checked : value}`,
    ),
  );

/** How long a press may take to show anything, in ms. */
export const patience = 10_000;
/** More tries than calls and files of any action. */
const maxTries = 80;

/** Does it, and tries again after each explanation until it works; what was entered must be there every time. */
export async function persist(
  action: Action,
  { page, shop, trip }: Scene,
  failures: readonly Failure[],
): Promise<void> {
  const { act, done, repeat } = action;
  const before = await entries(page);
  const { pathname } = new URL(page.url());
  const outcome = () =>
    Promise.race([
      explanation(page)
        .first()
        .waitFor()
        .then(() => 'explained' as const),
      done(page, shop, trip).then(() => 'done' as const),
    ]);
  await act(page, trip);
  for (let tries = 0; tries < maxTries; tries++) {
    if ((await outcome()) === 'done') return;
    const shown = failures.length;
    const { port, pathname: path } = new URL(page.url());
    if (port !== String(shop.port)) throw new Error(`The browser shows ${page.url()}`);
    // Parts that are loaded meanwhile bring fields of their own.
    const now = await entries(page);
    // A page that could not be loaded has no fields; the next step has others.
    const isElsewhere = now.length === 0 || path !== pathname;
    const lost = isElsewhere || !action.enter ? [] : before.filter((entry) => !now.includes(entry));
    if (lost.length > 0) throw new Error(`Lost: ${lost.join(', ')}`);
    const again = page.getByRole('button', { name: /^try again$/i, disabled: false }).first();
    if (await again.isVisible()) await again.click();
    else await repeat?.(page, trip);
    // The old explanation goes with the next failure or with success.
    await Promise.race([
      page.waitForFunction(() => document.querySelector('[role^=alert] [aria-busy=true]') === null),
      page.waitForTimeout(patience),
    ]);
    if (failures.length === shown) await page.waitForTimeout(50);
  }
  throw new Error('It never worked.');
}
