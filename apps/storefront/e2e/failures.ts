import { errors, type Page, type Request, type Route } from 'playwright-core';
import { expect } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { limits } from '../../../tooling/limits.ts';
import type { Shop } from './shop.ts';
import { fillAddress, open, type Journey } from './journey.ts';

export interface Scene {
  page: Page;
  shop: Shop;
  journey: Journey;
}

/** One thing that a shopper does on a screen and that needs the network. */
export interface Action {
  name: string;
  /** Opens the screen from any page. */
  open: (scene: Scene) => Promise<unknown>;
  /** Fills in what must not be lost. */
  enter?: (page: Page, journey: Journey) => Promise<unknown>;
  act: (page: Page, journey: Journey) => Promise<unknown>;
  /** Resolves once it has worked. */
  done: (page: Page, shop: Shop, journey: Journey) => Promise<unknown>;
  /** Calls without which it must not work: each is seen failing in both ways. */
  calls: readonly string[];
  /** Calls that a page makes when it opens: a retry loads a new document, so each is seen failing once. */
  reads?: readonly string[];
  /** Repeats the action when the error message has no retry button. */
  repeat?: (page: Page, journey: Journey) => Promise<unknown>;
}

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
export const clickButton = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
export const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
export const at =
  (path: string) =>
  ({ page, shop, journey }: Scene) =>
    open(page, shop, journey, path);

/** Resolves once the shop returns it: pages show a change ahead of the response. Requests past the failing network. */
export const stored = (path: string, text: RegExp) => async (page: Page, shop: Shop, journey: Journey) => {
  const url = shop.at(path).replace('localhost', '127.0.0.1');
  const headers = { host: new URL(shop.at('/', journey.host)).host };
  const read = async () => {
    const reply = await page.request.get(url, { headers: { ...headers, cookie: await cookiesOf(page) } });
    return reply.text();
  };
  await expect.poll(read, { timeout: limits.call }).toMatch(text);
};

/** Every action of the way from a product to an order, in its order. */
export const purchase: readonly Action[] = [
  {
    name: 'product: Add to cart',
    open: (scene) => at(scene.journey.small)(scene),
    act: clickButton('Add to cart'),
    repeat: clickButton('Add to cart'),
    done: (page) => page.getByRole('dialog').getByText('added to your cart').waitFor(),
    calls: ['AddItemToCartV2'],
  },
  {
    name: 'cart: quantity',
    open: at('/checkout/cart'),
    act: clickButton(/^Increase/),
    repeat: clickButton(/^Increase/),
    done: stored('/ReactCart/GetCart', /"quantity":2/),
    calls: ['UpdateItem'],
  },
  {
    name: 'cart: Checkout Now',
    open: at('/checkout/cart'),
    act: clickButton('Checkout Now'),
    repeat: clickButton('Checkout Now'),
    done: (page) => page.getByRole('button', { name: 'Guest Checkout' }).waitFor(),
    calls: ['Checkout'],
  },
  {
    name: 'cart: Guest Checkout',
    open: ({ page }) => page.getByRole('button', { name: 'Guest Checkout' }).waitFor(),
    act: clickButton('Guest Checkout'),
    repeat: clickButton('Guest Checkout'),
    done: heading('Shipping'),
    calls: [],
  },
  {
    name: 'shipping: Next',
    open: at('/checkout/shipping'),
    enter: fillAddress,
    act: clickButton('Next'),
    done: heading('Shipping and Gift Options'),
    calls: ['ValidateAndSaveAddress', 'ValidateCart', 'MoveToShippingAndGiftOptions'],
  },
  {
    name: 'gift options: Next',
    open: at('/checkout/shippingandgiftoptions'),
    enter: async (page) => {
      // Both are saved at once, which is not the call that is to fail.
      await Promise.all([page.waitForResponse('**/UpdateGiftOption'), page.getByLabel('This order is a gift').check()]);
      const message = page.getByLabel('Gift message');
      await Promise.all([page.waitForResponse('**/UpdateGiftMessage'), message.fill('Welcome home, both of you')]);
    },
    act: clickButton('Next: Payment'),
    done: heading('Payment and Billing'),
    calls: ['SaveShippingAndGiftOptions', 'ValidateCart', 'MoveToPaymentPage'],
  },
  {
    name: 'payment: apply a card',
    open: at('/checkout/paymentandbilling'),
    enter: async (page) => {
      await page.getByLabel('Card Number').fill('4111 1111 1111 1111');
      await page.getByLabel('Expiration MM/YY').fill('08/31');
      await page.getByLabel('Security Code', { exact: true }).fill(securityCode);
    },
    act: clickButton('Next: Review & Place Order'),
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
    enter: async (page, journey) => {
      await page.getByLabel('Same as shipping address').uncheck();
      await fillAddress(page, journey);
    },
    act: clickButton('Next: Review & Place Order'),
    done: heading('Review and Place Order'),
    calls: ['SaveBillingAddress', 'ValidateCart', 'MoveToReviewPage'],
  },
  {
    name: 'review: Place Order',
    open: at('/checkout/review'),
    act: clickButton('Place Order'),
    done: (page) => page.waitForURL('**/checkout/confirmation'),
    calls: ['ValidateCart', 'PlaceOrder'],
  },
];

/** Returns the error message that the shopper sees. */
const explanation = (page: Page) =>
  page
    .getByRole('alertdialog')
    .or(page.getByRole('alert'))
    .or(page.getByRole('status'))
    .or(page.getByRole('dialog').getByRole('heading', { level: 3 }))
    .or(page.locator('form:has([aria-invalid=true]) [id$="-message"]'))
    .or(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' }))
    .filter({
      hasText: /try(ing)? again|can.t|couldn.t|could not|trouble|wrong|did ?n.t load|did not load|right now/i,
      visible: true,
    });

/** Failure injected once: of a request (`abort` or `500`), a script or a style sheet (`abort`). */
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
/**
 * Excludes two requests that redirect when they fail: without `login-popup-config` the sign-in page opens instead of
 * the popup (SIGN-27), without the registries of a product a member counts as a guest (REG-38).
 */
const isCall = (request: Request) =>
  request.resourceType() === 'fetch' &&
  new URL(request.url()).pathname !== new URL(request.frame().url()).pathname &&
  !/\/(Log|healthz|login-popup-config|list-by-sku)$/.test(new URL(request.url()).pathname);

export interface Network {
  /** Failures since the call of `arm`. */
  failures: readonly Failure[];
  /** URL of the document that ended them, if one was loaded. */
  document: () => string | undefined;
  arm: () => void;
  disarm: () => void;
}

/** Lets each call and each file fail once for every way, from `arm` until the next document or `disarm`. */
export async function failOnce(page: Page): Promise<Network> {
  const failures: Failure[] = [];
  /** A file that failed once is not lost on anybody. */
  const code = new Set<string>();
  let isArmed = false;
  let document: string | undefined;
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
    if (isArmed && request.isNavigationRequest()) {
      isArmed = false;
      document = request.url();
    }
    const failure = isArmed ? next(request) : undefined;
    if (!failure) return route.continue();
    failures.push(failure);
    if (isCode(request, page)) code.add(failure.what);
    await (failure.how === 'abort' ? route.abort('connectionfailed') : route.fulfill({ status: 500, body: 'Broken' }));
  });
  return {
    failures,
    document: () => document,
    arm: () => {
      failures.length = 0;
      document = undefined;
      isArmed = true;
    },
    disarm: () => {
      isArmed = false;
    },
  };
}

const readEntries = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        ':is(main, dialog[open], [role=dialog], [role=alertdialog]) :is(input, select, textarea)',
      ),
    ].map(
      ({ type, value, checked, ariaLabel, labels }) =>
        `${ariaLabel ?? labels?.[0]?.textContent}: ${/checkbox|radio/.test(type) ? checked : value}`,
    ),
  );

/** Every value on the page, by its field; those of the new document if the page is being reloaded. */
export async function entries(page: Page): Promise<string[]> {
  try {
    return await readEntries(page);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return readEntries(page);
  }
}

/** Timeout of a step that may be impossible by now, in ms. A click still pending would disturb the next action. */
const briefly = 2000;

async function tryBriefly(page: Page, step: () => Promise<unknown>): Promise<void> {
  page.setDefaultTimeout(briefly);
  try {
    await step();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  } finally {
    page.setDefaultTimeout(limits.call);
  }
}

/** Runs the action and retries after each error until it succeeds; entries must remain each time. */
export async function persist(
  action: Action,
  { page, shop, journey }: Scene,
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
      done(page, shop, journey).then(() => 'done' as const),
    ]);
  await act(page, journey);
  // It ends when nothing more fails and it still does not work.
  let until = Date.now() + limits.call;
  while (Date.now() < until) {
    if ((await outcome()) === 'done') return;
    const shown = failures.length;
    const { port, pathname: path } = new URL(page.url());
    if (port !== String(shop.port)) throw new Error(`The browser shows ${page.url()}`);
    // Parts that load later may add fields.
    const now = await entries(page);
    // A page that could not be loaded has no fields; the next step has others.
    const isElsewhere = now.length === 0 || path !== pathname;
    const lost = isElsewhere || !action.enter ? [] : before.filter((entry) => !now.includes(entry));
    // A form may only close because it was sent, whatever failed after that.
    if (lost.length > 0 && now.length >= before.length) throw new Error(`Lost: ${lost.join(', ')}`);
    if (lost.length > 0) return done(page, shop, journey).then(() => undefined);
    const again = page.getByRole('button', { name: /^try again\b/i, disabled: false }).first();
    // The action may have succeeded or be busy: then nothing can be clicked and the loop repeats.
    await tryBriefly(page, async () => {
      if (await again.isVisible()) await again.click();
      else await repeat?.(page, journey);
    });
    // The previous error message disappears with the next failure or with success.
    await page.waitForFunction(() => document.querySelector('[role^=alert] [aria-busy=true]') === null);
    if (failures.length > shown) until = Date.now() + limits.call;
    // Several quick clicks: only the last one counts.
    else await tryBriefly(page, () => explanation(page).first().waitFor({ state: 'hidden' }));
  }
  throw new Error('It never worked.');
}
