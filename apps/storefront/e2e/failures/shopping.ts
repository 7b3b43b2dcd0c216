import type { Page } from 'playwright-core';
import { type Action, at, heading, clickButton, type Scene } from '../failures.ts';
import { fillAddress } from '../journey.ts';
import { openDrawer, sage } from '../swatch-journey.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const recommended = (page: Page) => page.getByRole('button', { name: /^Add to Cart, / }).first();
const sofa = (scene: Scene) => at(scene.journey.sofa + sage)(scene);
const onSite = (main: string, cb2: string) => (scene: Scene) =>
  at(scene.journey.host === 'localhost' ? main : cb2)(scene);
const sideboard = onSite('/linden-sideboard/s100501', '/line-sideboard/s200501');
const towel = onSite('/cove-bath-towel/s100703', '/mono-bath-towel/s200703');

/** Actions of a shopper on listings, in search and in an empty cart. */
export const browsing: readonly Action[] = [
  {
    name: 'search',
    open: at('/search'),
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).first().fill('table');
      await page.getByRole('combobox', { name: 'Search' }).first().press('Enter');
    },
    done: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
    calls: [],
    reads: ['browse/search'],
  },
  {
    name: 'listing: sort',
    open: at('/sofas'),
    act: (page) =>
      page
        .getByLabel('Sort by')
        .selectOption('price-low')
        .then(() => undefined),
    done: async (page) => {
      await page.waitForURL('**?sort=price-low');
      // The URL changes at once, the list after the response: wait until the cheapest is first.
      await page.getByRole('main').getByRole('article').first().getByText('$699.00').waitFor();
    },
    calls: ['browse/listing'],
  },
  {
    name: 'free swatches: open the filters',
    open: at('/free-swatches'),
    act: clickButton('Filter'),
    done: (page) => page.getByRole('dialog', { name: 'Filter fabrics' }).waitFor(),
    calls: [],
  },
  {
    name: 'free swatches: order',
    open: async (scene) => {
      await at('/free-swatches')(scene);
      await clickButton(/^Add Swatch/)(scene.page);
      await clickButton('Order Free Swatches')(scene.page);
      await scene.page.getByLabel('First Name').waitFor();
    },
    enter: fillAddress,
    act: clickButton('Send Swatches'),
    repeat: clickButton('Send Swatches'),
    done: (page) => page.getByRole('dialog', { name: 'Your Swatches Are on Their Way' }).waitFor(),
    calls: ['free-form-order'],
  },
  {
    name: 'stores page',
    open: at('/'),
    act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Our Stores' }).click(),
    done: heading('Our Stores'),
    calls: [],
    reads: ['browse/stores'],
  },
  {
    name: 'empty cart: add what is recommended',
    open: async (scene) => {
      await at('/checkout/cart')(scene);
      await recommended(scene.page).waitFor();
    },
    act: (page) => recommended(page).click(),
    repeat: (page) => recommended(page).click(),
    done: (page) => page.getByRole('button', { name: /^Added, / }).waitFor(),
    calls: ['ReactCart/AddItems'],
  },
];

/** Overlays that a shopper opens from a product. */
export const productLayers: readonly Action[] = [
  {
    name: 'gallery: customer images',
    open: async (scene) => {
      await sofa(scene);
      await clickButton('View All')(scene.page);
      await dialog(scene.page).getByRole('tab').first().waitFor();
    },
    act: (page) => page.getByRole('tab', { name: 'Customer Images' }).click(),
    done: (page) => page.getByRole('region', { name: 'Products Shown' }).waitFor(),
    calls: ['customerimages'],
  },
  {
    name: 'stores: open',
    open: sideboard,
    act: clickButton('Check Store Availability'),
    repeat: clickButton('Check Store Availability'),
    done: (page) => dialog(page).getByRole('textbox').waitFor(),
    calls: ['GetCart'],
  },
  {
    name: 'stores: find by ZIP Code',
    open: async (scene) => {
      await sideboard(scene);
      await clickButton('Check Store Availability')(scene.page);
      await dialog(scene.page).getByRole('textbox').waitFor();
    },
    enter: (page) => dialog(page).getByRole('textbox').fill('60614'),
    act: (page) => dialog(page).getByRole('textbox').press('Enter'),
    repeat: (page) => dialog(page).getByRole('textbox').press('Enter'),
    done: (page) => dialog(page).getByText('near 60614').waitFor(),
    calls: ['GetAvailabilityData'],
  },
  {
    name: 'stores: the store of the cart',
    open: async (scene) => {
      await sideboard(scene);
      await clickButton('Check Store Availability')(scene.page);
      // The code of the last search is remembered only if its own call did not fail.
      await dialog(scene.page).getByRole('textbox').fill('60614');
      await dialog(scene.page).getByRole('textbox').press('Enter');
      await dialog(scene.page)
        .getByRole('button', { name: /^Details for / })
        .waitFor();
    },
    act: clickButton(/^Details for /),
    repeat: clickButton(/^Details for /),
    done: (page) => page.getByRole('dialog', { name: 'Lincoln Park' }).getByText('1846 N Halsted St').waitFor(),
    calls: ['StoreLocationDetail/0/'],
  },
  {
    name: 'stores: select one for pickup',
    open: async (scene) => {
      await at('/juniper-nightstand/s100402')(scene);
      await clickButton('Select a store')(scene.page);
      await dialog(scene.page)
        .getByRole('radio', { name: /^Oak Brook/ })
        .waitFor();
    },
    enter: (page) =>
      dialog(page)
        .getByRole('radio', { name: /^Oak Brook/ })
        .check(),
    act: (page) => dialog(page).getByRole('button').last().click(),
    repeat: (page) => dialog(page).getByRole('button').last().click(),
    done: (page) => page.getByText('Pickup at Oak Brook.').waitFor(),
    calls: ['selectbasketstore'],
  },
  {
    name: 'stores: all stores',
    open: async (scene) => {
      await sideboard(scene);
      await clickButton('Check Store Availability')(scene.page);
      await scene.page.getByRole('button', { name: 'All Stores at a Glance' }).waitFor();
    },
    act: clickButton('All Stores at a Glance'),
    repeat: clickButton('All Stores at a Glance'),
    done: (page) => page.getByRole('dialog', { name: 'Our stores' }).getByRole('heading').nth(1).waitFor(),
    calls: ['StoreLocationDetailList'],
  },
  {
    name: 'soonest',
    open: sofa,
    act: clickButton('See What’s Available Soonest'),
    repeat: clickButton('See What’s Available Soonest'),
    done: (page) => dialog(page).getByRole('article').first().waitFor(),
    calls: ['quickship/100112'],
  },
  {
    name: 'fabric details',
    open: async (scene) => {
      await sofa(scene);
      await openDrawer(scene.page);
    },
    act: clickButton(/^View Details/),
    repeat: clickButton(/^View Details/),
    done: (page) => dialog(page).getByRole('button', { name: 'Get Free Swatches' }).waitFor(),
    calls: [],
  },
  {
    name: 'fabric browser: open',
    open: async (scene) => {
      await sofa(scene);
      await openDrawer(scene.page);
    },
    act: clickButton('Browse All Fabrics'),
    repeat: clickButton('Browse All Fabrics'),
    done: (page) => dialog(page).getByRole('button', { name: 'Filter', exact: true }).waitFor(),
    calls: ['browsedata'],
  },
  {
    name: 'swatches: open the form',
    open: async (scene) => {
      await sofa(scene);
      await openDrawer(scene.page);
    },
    act: clickButton('Order Free Swatches'),
    repeat: clickButton('Order Free Swatches'),
    done: (page) => page.getByLabel('First Name').waitFor(),
    calls: ['orderfreeswatches'],
  },
  {
    name: 'swatches: order',
    open: async (scene) => {
      await sofa(scene);
      await openDrawer(scene.page);
      await clickButton('Order Free Swatches')(scene.page);
      await scene.page.getByLabel('First Name').waitFor();
    },
    enter: fillAddress,
    act: clickButton('Send Swatches'),
    repeat: clickButton('Send Swatches'),
    done: (page) => page.getByRole('dialog', { name: 'Your Swatches Are on Their Way' }).waitFor(),
    calls: ['orderfreeswatchessubmit'],
  },
  {
    name: 'personalization: preview',
    open: async (scene) => {
      await towel(scene);
      await scene.page.getByRole('switch').click();
      await scene.page.getByLabel('Your text').waitFor();
    },
    act: async (page) => {
      await page.getByLabel('Your text').fill('EMH');
      await page.getByRole('radio', { name: 'Navy' }).check({ force: true });
    },
    done: (page) => page.getByRole('img', { name: /^Preview of.*EMH/ }).waitFor(),
    calls: ['personalization/render'],
  },
  {
    name: 'personalization: Add to cart',
    open: async (scene) => {
      await towel(scene);
      await scene.page.getByRole('switch').click();
      await scene.page.getByLabel('Your text').waitFor();
    },
    enter: async (page) => {
      await page.getByLabel('Your text').fill('EMH');
      await page.getByRole('img', { name: /^Preview of.*EMH/ }).waitFor();
    },
    act: clickButton('Add to cart'),
    repeat: clickButton('Add to cart'),
    done: (page) => page.getByRole('dialog', { name: 'Confirm Your Selection' }).waitFor(),
    calls: ['design/save'],
  },
  {
    name: 'terms: Add to cart',
    open: (scene) => at(`${scene.journey.sofa}?option.11=3002&option.12=1202&option.13=2001`)(scene),
    act: clickButton('Add to cart'),
    repeat: clickButton('Add to cart'),
    done: (page) => page.getByRole('dialog', { name: 'Confirm Your Selection' }).waitFor(),
    calls: ['GetProductInfo'],
  },
  {
    name: 'visualizer: open',
    open: sofa,
    act: clickButton(/^Load 3D Visualizer/),
    repeat: clickButton(/^Load 3D Visualizer/),
    done: (page) => page.getByText(/^Total\s*\$/).waitFor(),
    calls: ['visualizer/pieces', 'get-sku-data'],
  },
  {
    name: 'visualizer: another size',
    open: async (scene) => {
      await sofa(scene);
      await clickButton(/^Load 3D Visualizer/)(scene.page);
      await scene.page.getByText(/^Total\s*\$/).waitFor();
    },
    act: (page) => page.getByRole('radio', { name: '101 in', exact: true }).check({ force: true }),
    done: (page) => page.getByText(/^Total\s*\$2,349\.00/).waitFor(),
    calls: ['get-sku-data'],
  },
];
