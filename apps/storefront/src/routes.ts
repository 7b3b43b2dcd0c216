import { matchRoutes } from 'react-router-dom';
import { debuggerUrl } from './debugger-url.ts';
import type { Page, RouteLocation } from './page.ts';

/** Creates a page with lazy routes; `path` defaults to that of its file. */
const latePage = (file: string, path = `/${file}`, layout: Page['layout'] = 'shop'): Page => ({
  path,
  file,
  load: async () => (await import('./lazy-routes.ts')).loadLazyPage(file),
  isLazy: true,
  layout,
});
const stepPage = (step: string) => latePage(`checkout/${step}`, `/checkout/${step}`, 'checkout');

/** Every page of the shop. */
export const pages: readonly Page[] = [
  { path: '/', file: 'home', load: () => import('./routes/home.tsx'), layout: 'shop' },
  ...[
    'free-swatches',
    'stores',
    'customer-service/terms-of-use',
    'customer-service/privacy-policy',
    'gift-registry',
    'search',
  ].map((file) => latePage(file)),
  ...['registrant-list', 'checklist'].map((file) => latePage(`gift-registry/${file}`, `/gift-registry/${file}/:id`)),
  { ...latePage('favorites', '/Favorites/'), anyCase: true },
  { path: '/checkout/cart', file: 'checkout/cart', load: () => import('./routes/checkout/cart.tsx'), layout: 'shop' },
  ...['shipping', 'shippingandgiftoptions', 'paymentandbilling', 'review'].map(stepPage),
  latePage('checkout/confirmation'),
  {
    ...latePage('shared-cart', '/shared-cart/:shareId'),
    accepts: ({ shareId }) => /^[\w-]{43}$/.test(shareId ?? ''),
  },
  latePage('account/account', '/account'),
  latePage('account/order', '/account/orders/:orderNumber'),
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
  ].map((file) => latePage(`account/${file}`)),
  {
    path: '/:category',
    file: 'category',
    load: () => import('./routes/category.tsx'),
    layout: 'shop',
    // The server handles /checkout and redirects to a step.
    accepts: ({ category }) => /^(?!checkout$)[a-z][a-z\d-]*$/.test(category ?? ''),
  },
  {
    ...latePage('debug/specialorder', `${debuggerUrl}:code`),
    accepts: ({ code }) => /^\d{1,9}$/.test(code ?? ''),
  },
  {
    path: '/:slug/:code',
    file: 'product',
    load: () => import('./routes/product.tsx'),
    alsoStyles: [
      'product/Favorites',
      'product/ProductPageLinks',
      'product/Services',
      'product/ProductExtras',
      'product/ProductVisualizer',
    ],
    layout: 'shop',
    accepts: ({ code }) => /^s\d{1,9}$/.test(code ?? ''),
  },
];

/** Page of every unknown path. */
export const notFoundPage = latePage('not-found', '*');

/** Page shown when the server fails. */
export const errorPage: Page = {
  path: '*',
  file: 'error',
  load: () => import('./routes/error.tsx'),
  layout: 'shop',
};

const table = pages.map((page) => ({ path: page.path, caseSensitive: !page.anyCase, handle: page }));

type Found = Readonly<{ page: Page; params: RouteLocation['params'] }>;

function find(pathname: string): Found {
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return { page: notFoundPage, params: {} };
  const page: Page = match.route.handle;
  return page.accepts?.(match.params) === false ? { page: notFoundPage, params: {} } : { page, params: match.params };
}

/** Cache of matched paths: every link of a page is matched, and the router ranks all routes each time. */
const found = new Map<string, Found>();
/** More than the links of a catalog's pages; addresses of strangers must not fill the memory. */
const maxFound = 2_000;

/** The page of an address and the parts of its path; the debug tools may have another address than their own. */
export function pageAt(pathname: string, debuggedAt = debuggerUrl): Found {
  const own = pathname.replace(debuggedAt, debuggerUrl);
  const known = found.get(own);
  if (known) return known;
  if (found.size >= maxFound) found.clear();
  const response = find(own);
  found.set(own, response);
  return response;
}
