import type { Page } from 'playwright-core';
import { journeys } from '../journey.ts';
import type { Device, Screen } from './screen.ts';
import { choices, type Shopper } from './shoppers.ts';

const both = (main: string, cb2: string) => ({ main, cb2 });
const at = (pick: 'sofa' | 'small', query = '') => both(journeys.main[pick] + query, journeys.cb2[pick] + query);
const sofa = at('sofa', choices);

const product = (id: string, path: Screen['path'] = sofa, shopper: Shopper = 'guest'): Screen => ({
  id: `product-${id}`,
  area: 'product',
  shopper,
  path,
});

/** Product page with an overlay opened by a click on a button. */
const layer = (
  id: string,
  button: string | RegExp,
  { path = sofa, shopper, more }: { path?: Screen['path']; shopper?: Shopper; more?: Screen['open'] } = {},
): Screen => ({
  ...product(id, path, shopper),
  open: async (page, visit, device) => {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').first().waitFor();
    await more?.(page, visit, device);
  },
});

async function openFabric(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: /Fabric/, expanded: false });
  await page
    .getByRole('button', { name: /Fabric/, expanded: true })
    .or(drawer)
    .first()
    .waitFor();
  if ((await page.getByRole('button', { name: 'Browse All Fabrics' }).count()) === 0) await drawer.first().click();
  await page.getByRole('button', { name: 'Browse All Fabrics' }).waitFor();
}

const inFabric = (id: string, open: (page: Page, device: Device) => Promise<void>): Screen => ({
  ...product(id),
  open: async (page, _, device) => {
    await openFabric(page);
    await open(page, device);
  },
});

const order = async (page: Page) => {
  await page.getByRole('button', { name: 'Order Free Swatches' }).click();
  await page.getByLabel('First Name').waitFor();
};

const towel = both('/cove-bath-towel/s100703', '/mono-bath-towel/s200703');
const robe = both('/harbour-robe/s100704', '/plain-robe/s200704');
const sideboard = both('/linden-sideboard/s100501', '/line-sideboard/s200501');

/** The product page, its states and everything that opens from it. */
export const productScreens: readonly Screen[] = [
  product('sofa', at('sofa')),
  product('sofa-chosen'),
  product('small', at('small')),
  product('sectional', both('/haven-sectional/s100104', '/grid-sectional/s200104')),
  product('bed', both('/juniper-bed/s100401', '/plinth-bed/s200401')),
  product('leather', both('/brinn-lounge-chair/s100201', '/rail-lounge-chair/s200201')),
  product('sold-out', both('/ripple-vase/s100802', '/edge-pillow/s200702')),
  product('future', both('/pod-pendant/s100603', '/disc-pendant/s200603')),
  product('by-maker', both('/harbor-bookcase/s100502', '/frame-bookcase/s200502')),
  product('bundle', both('/orchard-dining-for-six/s100901', '/wire-chairs-by-four/s200902')),
  product('gift-card', both('/gift-cards/s190002', '/gift-cards/s290002')),
  layer('quote-request', 'Request a quote', {
    path: both('/tansy-media-console/s100503', '/box-media-console/s200503'),
  }),
  layer('select-store', 'Select a store', { path: both('/juniper-nightstand/s100402', '/cube-nightstand/s200402') }),
  product('personalize-text', both('/wick-floor-lamp/s100601', '/arc-floor-lamp/s200601')),
  product('pfas', both('/thistle-pillow/s100702', '/stripe-rug/s200701')),
  product('made-to-order', both('/linden-dresser/s100403', '/stack-dresser/s200403')),
  product('glasses', both('/initial-glasses/s100803', '/etch-glasses/s200803')),
  product(
    'dropped-choices',
    both(
      '/haven-sectional/s100104?option.15=3101&option.16=3202&option.12=99999&option.77=1',
      '/grid-sectional/s200104?option.15=3114&option.16=3202',
    ),
  ),
  {
    ...product('conflict', both('/haven-sectional/s100104?option.15=3101', '/grid-sectional/s200104?option.15=3114')),
    open: async (page) => {
      await page.getByRole('button', { name: /Depth/, expanded: false }).click();
      await page.getByRole('button', { name: 'Why? Depth' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...product('all-drawers'),
    open: async (page) => {
      const closed = page.getByRole('main').getByRole('button', { expanded: false });
      for (const name of [/Size/, /Fabric/, /Leg/]) {
        const drawer = closed.filter({ hasText: name }).first();
        if ((await drawer.count()) > 0) await drawer.click();
      }
    },
  },
  inFabric('fabric', async (page) => {
    await page.getByRole('button', { name: /^View Details/ }).click();
    await page.getByRole('dialog').waitFor();
  }),
  inFabric('fabric-browser', async (page) => {
    await page.getByRole('button', { name: 'Browse All Fabrics' }).click();
    const popup = page.getByRole('dialog', { name: 'Browse All Fabrics' });
    await popup.getByRole('button', { name: 'Filter', exact: true }).waitFor();
  }),
  inFabric('fabric-browser-filters', async (page) => {
    await page.getByRole('button', { name: 'Browse All Fabrics' }).click();
    const popup = page.getByRole('dialog', { name: 'Browse All Fabrics' });
    await popup.getByRole('button', { name: 'Filter', exact: true }).click();
    await popup.getByRole('button', { name: 'Apply' }).waitFor();
  }),
  inFabric('comparison', async (page) => {
    await page.getByRole('button', { name: /^Add to Compare/ }).click();
    await page.getByRole('radio', { name: 'Washed Linen, Rust', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Add to Compare Washed Linen, Rust' }).click();
    await page.getByRole('button', { name: 'Compare (2)' }).click();
    await page.getByRole('dialog', { name: 'Compare materials' }).waitFor();
  }),
  {
    ...inFabric('swatches', order),
    layer: (page) => page.locator('form').filter({ has: page.getByLabel('First Name') }),
  },
  layer('review-form', 'Write a Review', {
    more: async (page) => page.getByText(/^Only customers who bought this product/).waitFor(),
  }),
  layer('review-report', /^Report “/),
  layer('gallery', 'View All'),
  layer('gallery-videos', 'View All', {
    more: async (page) => {
      await page.getByRole('tab', { name: 'Product Videos' }).click();
      await page.getByRole('button', { name: /^Play: / }).waitFor();
    },
  }),
  layer('gallery-customers', 'View All', {
    more: async (page) => {
      await page.getByRole('tab', { name: 'Customer Images' }).click();
      await page.getByRole('region', { name: 'Products Shown' }).waitFor();
    },
  }),
  layer('gallery-no-customers', 'View All', {
    path: both('/fern-sofa/s100103', '/strata-sofa/s200103'),
    more: async (page) => {
      await page.getByRole('tab', { name: 'Customer Images' }).click();
      await page.getByText(/^No (customer )?photos yet/).waitFor();
    },
  }),
  layer('soonest', 'See What’s Available Soonest', {
    more: async (page) => page.getByRole('dialog').getByRole('article').first().waitFor(),
  }),
  layer('stores-zip', 'Check Store Availability', { path: sideboard }),
  layer('stores', 'Check Store Availability', {
    path: sideboard,
    more: async (page) => {
      await page.getByRole('dialog').getByRole('textbox').fill('60614');
      await page.getByRole('dialog').getByRole('textbox').press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Details for / })
        .waitFor();
    },
  }),
  layer('stores-at-a-glance', 'Check Store Availability', {
    path: sideboard,
    more: async (page) => {
      await page.getByRole('button', { name: 'All Stores at a Glance' }).click();
      await page.getByRole('dialog', { name: 'Our stores' }).getByRole('heading').first().waitFor();
    },
  }),
  {
    ...product('personalize', towel),
    open: async (page) => {
      await page.getByRole('switch').click();
      await page.getByLabel('Your text').fill('EMH');
      await page.getByRole('radio', { name: 'Navy' }).check({ force: true });
      await page.getByRole('img', { name: /^Preview of/ }).waitFor();
    },
  },
  {
    ...product('personalize-problem', robe),
    open: async (page) => {
      await page.getByRole('switch').click();
      await page.getByRole('radio', { name: 'Script Name' }).check({ force: true });
      await page.getByLabel('Line 1').fill('DRAT');
      await page.getByText('Please choose different words.').first().waitFor();
    },
  },
  layer('terms', 'Add to cart', {
    more: async (page) => page.getByRole('button', { name: /^Accept/ }).waitFor(),
  }),
  layer('added', 'Add to cart', {
    path: at('small'),
    more: async (page) => page.getByRole('dialog').getByText('added to your cart').waitFor(),
  }),
  layer('list', 'Add to Favorites'),
  layer('list-added', 'Add to Favorites', {
    path: at('small'),
    more: async (page) => {
      await page.getByRole('dialog').getByRole('textbox').fill('Living room');
      await page.getByRole('button', { name: 'Add to List' }).click();
      await page.getByRole('dialog', { name: 'Item Added to Your List' }).waitFor();
    },
  }),
  { ...layer('registry-picker', 'Add to Registry', { path: journeys.main.small, shopper: 'milo' }), brands: ['main'] },
  {
    ...layer('registry-added', 'Add to Registry', {
      path: journeys.main.small,
      shopper: 'rosa',
      more: async (page) =>
        page
          .getByRole('dialog', { name: /added to your registry/ })
          .getByText('Need help with your registry?')
          .waitFor(),
    }),
    brands: ['main'],
  },
  {
    ...product('visualizer'),
    open: async (page) => {
      await page.getByRole('button', { name: /^Load 3D Visualizer/ }).click();
      await page.getByText(/^Total\s*\$/).waitFor();
      await page.getByRole('button', { name: 'View Summary' }).click();
      await page.getByRole('region', { name: 'Summary' }).getByRole('listitem').first().waitFor();
    },
    words: (page) => {
      const name = '3D Visualizer';
      return page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
    },
  },
];
