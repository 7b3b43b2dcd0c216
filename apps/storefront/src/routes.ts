import { matchRoutes } from 'react-router-dom';
import { debuggerUrl } from './debugger-url.ts';
import type { Page, Place } from './page.ts';

const accountPage = (file: string, path = `/account/${file}`): Page => ({
  path,
  file: `account/${file}`,
  load: async () => (await import('./account-routes.ts')).loadAccountPage(file),
  frame: 'shop',
});

/** `path` is that of its file, with the id that follows there in the address. */
const infoPage = (path: string): Page => {
  const file = path.replace('/:id', '');
  const load = async () => (await import('./info-routes.ts')).loadInfoPage(file);
  return { path: `/${path}`, file, load, frame: 'shop' };
};

/** Every page of the shop. */
export const pages: readonly Page[] = [
  { path: '/', file: 'home', load: () => import('./routes/home.tsx'), frame: 'shop' },
  { path: '/search', file: 'search', load: () => import('./routes/search.tsx'), frame: 'shop' },
  ...[
    'free-swatches',
    'stores',
    'customer-service/terms-of-use',
    'customer-service/privacy-policy',
    'gift-registry',
    'gift-registry/registrant-list/:id',
    'gift-registry/checklist/:id',
  ].map(infoPage),
  { ...infoPage('favorites'), path: '/Favorites/', anyCase: true },
  { path: '/checkout/cart', file: 'checkout/cart', load: () => import('./routes/checkout/cart.tsx'), frame: 'shop' },
  {
    path: '/checkout/shipping',
    file: 'checkout/shipping',
    load: () => import('./routes/checkout/shipping.tsx'),
    frame: 'checkout',
  },
  {
    path: '/checkout/shippingandgiftoptions',
    file: 'checkout/shippingandgiftoptions',
    load: () => import('./routes/checkout/shippingandgiftoptions.tsx'),
    frame: 'checkout',
  },
  {
    path: '/checkout/paymentandbilling',
    file: 'checkout/paymentandbilling',
    load: () => import('./routes/checkout/paymentandbilling.tsx'),
    frame: 'checkout',
  },
  {
    path: '/checkout/review',
    file: 'checkout/review',
    load: () => import('./routes/checkout/review.tsx'),
    frame: 'checkout',
  },
  {
    path: '/checkout/confirmation',
    file: 'checkout/confirmation',
    load: () => import('./routes/checkout/confirmation.tsx'),
    frame: 'shop',
  },
  {
    ...infoPage('shared-cart'),
    path: '/shared-cart/:shareId',
    accepts: ({ shareId }) => /^[\w-]{43}$/.test(shareId ?? ''),
  },
  accountPage('account', '/account'),
  accountPage('order', '/account/orders/:orderNumber'),
  ...[
    'login',
    'create-account',
    'reset-password',
    'confirm-email',
    'orders',
    'addresses',
    'cards',
    'sign-in-settings',
    'preferences',
  ].map((file) => accountPage(file)),
  {
    path: '/:category',
    file: 'category',
    load: () => import('./routes/category.tsx'),
    frame: 'shop',
    // The checkout's own address is the server's, which leads on to a step.
    accepts: ({ category }) => /^(?!checkout$)[a-z][a-z\d-]*$/.test(category ?? ''),
  },
  {
    path: `${debuggerUrl}:code`,
    file: 'debug/specialorder',
    load: () => import('./routes/debug/specialorder.tsx'),
    frame: 'shop',
    accepts: ({ code }) => /^\d{1,9}$/.test(code ?? ''),
  },
  {
    path: '/:slug/:code',
    file: 'product',
    load: () => import('./routes/product.tsx'),
    alsoStyles: [
      'product/Favorites',
      'product/Leads',
      'product/Services',
      'product/ProductExtras',
      'product/ProductVisualizer',
    ],
    frame: 'shop',
    accepts: ({ code }) => /^s\d{1,9}$/.test(code ?? ''),
  },
];

/** What answers every other address. */
export const notFoundPage: Page = {
  path: '*',
  file: 'not-found',
  load: () => import('./routes/not-found.tsx'),
  frame: 'shop',
};

/** What answers when the shop cannot. */
export const troublePage: Page = {
  path: '*',
  file: 'trouble',
  load: () => import('./routes/trouble.tsx'),
  frame: 'shop',
};

const table = pages.map((page) => ({ path: page.path, caseSensitive: !page.anyCase, handle: page }));

/** The page of an address and the parts of its path; the debug tools may have another address than their own. */
export function pageAt(pathname: string, debuggedAt = debuggerUrl): { page: Page; params: Place['params'] } {
  const match = matchRoutes(table, pathname.replace(debuggedAt, debuggerUrl))?.at(-1);
  if (!match) return { page: notFoundPage, params: {} };
  const page: Page = match.route.handle;
  return page.accepts?.(match.params) === false ? { page: notFoundPage, params: {} } : { page, params: match.params };
}
