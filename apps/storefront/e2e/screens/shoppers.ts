import { defaultAccountCookie } from '@settee/domain';
import { type Browser, type Cookie, devices, type Page } from 'playwright-core';
import { limits } from '../../../../tooling/limits.ts';
import { enter } from '../account.ts';
import {
  addSmall,
  applyCard,
  fillAddress,
  open,
  startAsGuest,
  toPayment,
  toReview,
  type Journey,
  journeys,
} from '../journey.ts';
import { readOrderNumber, shipAll } from '../ship.ts';
import type { Shop } from '../shop.ts';
import { watchLoading } from './settled.ts';

export type Brand = 'main' | 'cb2';

/** The members of docs/demo-data.md who have something to show. */
export const members = {
  nora: 'nora.new',
  vera: 'vera.cards',
  felix: 'felix.full',
  hugo: 'hugo.house',
  ines: 'ines.rewards',
  rosa: 'rosa.registry',
  milo: 'milo.many',
  fay: 'fay.favorites',
  cora: 'cora.cart',
  guy: 'guy.gone',
  etta: 'etta.etched',
  pia: 'pia.personal',
  ian: 'ian.install',
  wendy: 'wendy.wrong',
  hana: 'hana.hawaii',
  theo: 'theo.tax',
} as const;
export type Member = keyof typeof members;

export interface Visit {
  page: Page;
  /** Waits until everything has loaded. */
  waitUntilIdle: () => Promise<void>;
  shop: Shop;
  journey: Journey;
  brand: Brand;
}

async function signIn({ page, shop, journey }: Visit, member: Member): Promise<void> {
  await open(page, shop, journey, '/account/login');
  const name = `${member[0]?.toUpperCase()}${member.slice(1)}`;
  await enter(page, { email: `${members[member]}@example.com`, password: `Settee-${name}-1` });
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
}

/** The sofa in a size, a fabric and a leg. */
export const choices = '?option.11=3002&option.12=1202&option.13=2001';

async function addSofa({ page, shop, journey }: Visit): Promise<void> {
  await open(page, shop, journey, journey.sofa + choices);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
  await page.waitForURL('**/checkout/cart');
}

async function startCheckout({ page, shop, journey }: Visit): Promise<void> {
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
}

async function continueToPayment(visit: Visit): Promise<void> {
  await startCheckout(visit);
  await toPayment(visit.page, visit.journey);
}

async function shopFor(visit: Visit, member: Member, pieces = 1): Promise<void> {
  const { page, shop, journey } = visit;
  await signIn(visit, member);
  for (let piece = 0; piece < pieces; piece += 1) await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.waitForURL('**/checkout/shipping');
  await page.getByRole('heading', { level: 1, name: 'Shipping' }).waitFor();
  const name = page.getByLabel('Full Name', { exact: true });
  await name
    .or(page.getByRole('radio', { checked: true }))
    .first()
    .waitFor();
  if (await name.isVisible()) await fillAddress(page, journey);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
}

async function buy(visit: Visit): Promise<void> {
  const { page, journey } = visit;
  await startCheckout(visit);
  await toReview(page, journey);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
}

/**
 * Steps of each kind of shopper before a screen is captured; a guest has none and gets a new browser context for every
 * screen.
 */
const preparations = {
  guest: async () => {},
  /** Has a sofa and a side table in the cart. */
  buyer: async (visit: Visit) => {
    await addSofa(visit);
    await addSmall(visit.page, visit.shop, visit.journey);
  },
  /** Has a line in the cart and one saved for later. */
  saver: async (visit: Visit) => {
    const { page, shop, journey } = visit;
    await addSofa(visit);
    await addSmall(page, shop, journey);
    await open(page, shop, journey, '/checkout/cart');
    await page
      .getByRole('button', { name: /^Save for Later/ })
      .last()
      .click();
    await page.getByRole('button', { name: /^Move to Cart/ }).waitFor();
  },
  /** Is at the first step of the checkout. */
  starter: startCheckout,
  /** Is at the payment step without a card. */
  payer: continueToPayment,
  /** The same, for the screen that makes the order a gift. */
  gifter: continueToPayment,
  /** Has a card applied and is at the review. */
  reviewer: async (visit: Visit) => {
    await startCheckout(visit);
    await toReview(visit.page, visit.journey);
  },
  /** Has placed an order. */
  customer: buy,
  /** Has placed an order, and it was shipped. */
  receiver: async (visit: Visit) => {
    await buy(visit);
    await shipAll(visit.shop, await readOrderNumber(visit.page));
  },
  /** Is signed in on this browser and on a phone; brands share accounts, so each has one to itself. */
  phoneOwner: async (visit: Visit) => {
    const member = visit.brand === 'main' ? 'hana' : 'theo';
    const phone = await visit.page.context().browser()?.newContext(devices['iPhone 15']);
    if (!phone) throw new Error('The page has no browser.');
    await signIn({ ...visit, page: await phone.newPage() }, member);
    await phone.close();
    await signIn(visit, member);
  },
  veraPaying: (visit: Visit) => shopFor(visit, 'vera'),
  inesPaying: (visit: Visit) => shopFor(visit, 'ines'),
  /** Has enough in the cart for financing. */
  hugoPaying: (visit: Visit) => shopFor(visit, 'hugo', 2),
  /** Has ordered and changed nothing else. */
  norasOrder: async (visit: Visit) => {
    const { page } = visit;
    await shopFor(visit, 'nora');
    await applyCard(page);
    await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
    await page.waitForURL('**/checkout/review');
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/confirmation');
  },
} satisfies Record<string, (visit: Visit) => Promise<void>>;

export type Shopper = keyof typeof preparations | Member;

const isMember = (shopper: Shopper): shopper is Member => shopper in members;

/** One page per shopper and brand, prepared when it is first needed. */
export class Shoppers {
  private readonly visits = new Map<string, Visit>();
  private readonly browser: Browser;
  private readonly shop: Shop;

  constructor(browser: Browser, shop: Shop) {
    this.browser = browser;
    this.shop = shop;
  }

  async visit(shopper: Shopper, brand: Brand): Promise<Visit> {
    // A guest is new for each screen. In the same context, a late response would bring back the session of the last one.
    if (shopper === 'guest') await this.renew(shopper, brand);
    return this.visits.get(`${shopper} ${brand}`) ?? this.prepare(shopper, brand);
  }

  /** Closes the page of a shopper, so that what is pending in it ends; the next visit has a new one. */
  async renew(shopper: Shopper, brand: Brand): Promise<void> {
    const key = `${shopper} ${brand}`;
    const old = this.visits.get(key)?.page.context();
    if (!old) return;
    this.visits.delete(key);
    const cookies = await old.cookies();
    await old.close();
    // An account has done its preparation for good; a guest starts over.
    const hasAccount = cookies.some(({ name }) => name === defaultAccountCookie);
    if (hasAccount) this.visits.set(key, await this.open(brand, cookies));
  }

  private async open(brand: Brand, cookies: readonly Cookie[] = []): Promise<Visit> {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 844 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(limits.call);
    await context.addCookies(cookies);
    const page = await context.newPage();
    return { page, waitUntilIdle: watchLoading(page), shop: this.shop, journey: journeys[brand], brand };
  }

  private async prepare(shopper: Shopper, brand: Brand): Promise<Visit> {
    const attempt = async () => {
      const visit = await this.open(brand);
      try {
        if (isMember(shopper)) await signIn(visit, shopper);
        else await preparations[shopper](visit);
      } catch (error) {
        await visit.page.context().close();
        throw error;
      }
      this.visits.set(`${shopper} ${brand}`, visit);
      return visit;
    };
    return attempt().catch((error: unknown) => {
      console.warn(`Preparing ${shopper} on ${brand} failed, trying once more:`, error);
      return attempt();
    });
  }
}
