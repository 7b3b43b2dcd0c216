import type { Locator, Page } from 'playwright-core';
import { signIn } from './account.ts';
import { journeys, open } from './journey.ts';
import { choices } from './screens/shoppers.ts';
import type { Shop } from './shop.ts';

const { main } = journeys;
const sofa = main.sofa + choices;

/** A layer that a click opens on a page of the main brand. */
export interface Layer {
  name: string;
  path: string;
  /** The control that is clicked. */
  target: (page: Page) => Locator;
  /** Steps before the click. */
  prepare?: (page: Page, shop: Shop) => Promise<void>;
  /** The layer; a popup by default. */
  layer?: string | undefined;
  /** It also opens on hover. */
  opensByRest?: boolean;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

async function openFabric(page: Page): Promise<void> {
  const way = page.getByRole('button', { name: 'Browse All Fabrics' });
  if (!(await way.isVisible())) await page.getByRole('button', { name: /^2\s*Fabric/, expanded: false }).click();
  await way.waitFor();
}

/** Layers that are preloaded, code and data, before the click. */
export const layers: readonly Layer[] = [
  {
    name: 'details of a material',
    path: sofa,
    prepare: openFabric,
    target: button(/^View Details/),
    opensByRest: true,
  },
  { name: 'all fabrics', path: sofa, prepare: openFabric, target: button('Browse All Fabrics') },
  {
    name: 'free swatches',
    path: sofa,
    prepare: openFabric,
    target: button('Order Free Swatches'),
    layer: 'form:has([autocomplete~=given-name])',
  },
  { name: 'terms of a piece made to order', path: sofa, target: button('Add to cart') },
  { name: 'added to the cart', path: main.small, target: button('Add to cart') },
  { name: 'favorites', path: main.small, target: button('Add to Favorites') },
  {
    name: 'registries',
    path: main.small,
    prepare: async (page, shop) => {
      await signIn(page, shop, { email: 'milo.many@example.com', password: 'Settee-Milo-1' });
      await open(page, shop, main, main.small);
    },
    target: button('Add to Registry'),
  },
  { name: 'stores', path: main.small, target: button('Check Store Availability') },
  { name: 'gallery', path: sofa, target: button('View All') },
  {
    name: 'sign-in',
    path: main.small,
    target: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }),
  },
];
