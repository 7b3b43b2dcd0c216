import { helpCodes } from '@settee/domain';
import { fillAddress } from '../journey.ts';
import type { Screen } from './screen.ts';
import type { Shopper } from './shoppers.ts';

const page = (id: string, path: Screen['path'], shopper: Shopper = 'guest'): Screen => ({
  id,
  area: 'shop',
  shopper,
  path,
});

const favorites = (id: string, button: RegExp): Screen => ({
  ...page(id, '/Favorites/', 'fay'),
  open: async (page) => {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  },
});

/** Pages on which a shopper finds things, and what opens from every page. */
export const shopScreens: readonly Screen[] = [
  page('home', '/'),
  ...['sofas', 'chairs', 'tables', 'bedroom', 'storage', 'lighting', 'rugs', 'textiles', 'tabletop', 'decor'].map(
    (category) => page(`listing-${category}`, `/${category}`),
  ),
  page('shop-all', '/shop-all'),
  page('shop-all-filtered', '/shop-all?category=chairs+tables&price=250-500'),
  page('shop-all-nothing', '/shop-all?color=pink&price=under-100'),
  {
    ...page('shop-all-filters', '/shop-all?color=blue'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter (1)', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
    devices: ['phone'],
  },
  page('search', '/search'),
  page('search-corrected', '/search?q=chiar'),
  page('search-close', '/search?q=leather%20sofa'),
  page('search-results', '/search?q=table'),
  page('search-nothing', '/search?q=piano'),
  {
    ...page('compare-bar', '/sofas'),
    open: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Compare / });
      for (const index of [0, 1, 2]) await boxes.nth(index).check();
      await page
        .getByRole('button', { name: /^Remove .+ from compare$/ })
        .nth(2)
        .waitFor();
    },
    leave: async (page) => {
      await page.getByRole('region', { name: 'Compare products' }).getByRole('button', { name: 'Clear All' }).click();
    },
    layer: (page) => page.getByRole('region', { name: 'Compare products' }),
  },
  page('compare', { main: '/compare?skus=100101,100302,100202', cb2: '/compare?skus=200101,200302,200202' }),
  page('compare-empty', '/compare'),
  {
    ...page('search-suggestions', '/search'),
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).first().fill('sofa');
      await page.getByRole('option').first().waitFor();
    },
    layer: (page) => page.getByRole('listbox'),
  },
  {
    ...page('menu', '/sofas'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
    devices: ['phone'],
  },
  {
    ...page('sign-in-popup', '/sofas'),
    open: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
    },
    devices: ['desktop'],
  },
  page('stores', '/stores'),
  page('stores-near', '/stores?zip=60614'),
  page('store', { main: '/stores/lincoln-park', cb2: '/stores/wicker-park' }),
  page('help', '/customer-service'),
  ...helpCodes.map((code) => page(`help-${code}`, `/customer-service/${code}`)),
  page('newsletter-confirm', '/newsletter?action=confirm&token=x'),
  page('newsletter-unsubscribe', '/newsletter?action=unsubscribe&token=x'),
  {
    ...page('offline', '/sofas'),
    open: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Our Stores' }).click();
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
    leave: (page) => page.context().setOffline(false),
  },
  page('not-found', '/no-such-sofa/s999999'),
  page('terms-of-use', '/customer-service/terms-of-use'),
  page('privacy-policy', '/customer-service/privacy-policy'),
  page('shared-cart-unknown', `/shared-cart/${'x'.repeat(43)}`),

  page('free-swatches', '/free-swatches'),
  page('free-swatches-filtered', '/free-swatches?colorgroup=blue&fabrictype=velvet'),
  page('free-swatches-nothing', '/free-swatches?colorgroup=orange&fabrictype=leather'),
  {
    ...page('free-swatches-filters', '/free-swatches'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
    devices: ['phone'],
  },
  {
    ...page('free-swatches-details', '/free-swatches'),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^View details for/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...page('free-swatches-tray', '/free-swatches'),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Add Swatch/ })
        .first()
        .click();
      await page.getByRole('region', { name: /^Your swatches/ }).waitFor();
    },
    words: (page) => page.getByRole('region', { name: /^Your swatches/ }),
  },
  {
    ...page('free-swatches-order', '/free-swatches'),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Add Swatch/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Order Free Swatches' }).click();
      await page.getByLabel('First Name').waitFor();
      await page.getByRole('button', { name: 'Send Swatches' }).click();
      await page.getByText('The First Name field is required.').first().waitFor();
    },
    layer: (page) => page.locator('form').filter({ has: page.getByLabel('First Name') }),
  },
  {
    ...page('free-swatches-receipt', '/free-swatches'),
    open: async (page, { journey }) => {
      await page
        .getByRole('button', { name: /^Add Swatch/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Order Free Swatches' }).click();
      await page.getByLabel('First Name').waitFor();
      await fillAddress(page, journey);
      await page.getByRole('button', { name: 'Send Swatches' }).click();
      await page.getByRole('dialog', { name: 'Your Swatches Are on Their Way' }).waitFor();
    },
  },

  page('favorites-empty', '/Favorites/'),
  page('favorites', '/Favorites/', 'fay'),
  favorites('favorites-move', /^Move .* to another list/),
  favorites('favorites-rename', /^Rename/),
  favorites('favorites-delete', /^Delete/),
  {
    ...page('account-menu', '/sofas', 'fay'),
    open: async (page) => {
      await page.getByRole('button', { name: /’s account$/ }).click();
      await page.getByRole('menu').waitFor();
    },
    layer: (page) => page.getByRole('menu'),
  },
];
