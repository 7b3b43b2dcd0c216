import { helpCodes } from '@settee/domain';
import { matchRoutes } from 'react-router-dom';
import { debuggerUrl } from './debugger-url.ts';
import type { Page, RouteLocation } from './page.ts';

/** Every page of the shop. */
export const pages: readonly Page[] = [
  { path: '/', file: 'home', load: () => import('./routes/home.tsx'), layout: 'shop', sharedQuery: [] },
  {
    path: '/free-swatches',
    file: 'free-swatches',
    load: () => import('./routes/free-swatches.tsx'),
    layout: 'shop',
    sharedQuery: [],
  },
  {
    path: '/gift-cards/:code?',
    file: 'gift-cards',
    load: () => import('./routes/gift-cards.tsx'),
    layout: 'shop',
    accepts: ({ code }) => /^(s\d{1,9})?$/.test(code ?? ''),
  },
  { path: '/stores', file: 'stores', load: () => import('./routes/stores.tsx'), layout: 'shop' },
  {
    path: '/stores/:slug',
    file: 'store',
    load: () => import('./routes/store.tsx'),
    layout: 'shop',
    accepts: ({ slug }) => /^[a-z\d-]{1,60}$/.test(slug ?? ''),
  },
  {
    path: '/customer-service/terms-of-use',
    file: 'customer-service/terms-of-use',
    load: () => import('./routes/customer-service/terms-of-use.tsx'),
    layout: 'shop',
    sharedQuery: [],
  },
  {
    path: '/customer-service/privacy-policy',
    file: 'customer-service/privacy-policy',
    load: () => import('./routes/customer-service/privacy-policy.tsx'),
    layout: 'shop',
    sharedQuery: [],
  },
  {
    path: '/customer-service',
    file: 'customer-service/help',
    load: () => import('./routes/customer-service/help.tsx'),
    layout: 'shop',
  },
  {
    path: '/customer-service/:code',
    file: 'customer-service/help-page',
    load: () => import('./routes/customer-service/help-page.tsx'),
    layout: 'shop',
    accepts: ({ code }) => helpCodes.some((known) => known === code),
  },
  { path: '/newsletter', file: 'newsletter', load: () => import('./routes/newsletter.tsx'), layout: 'shop' },
  { path: '/gift-registry', file: 'gift-registry', load: () => import('./routes/gift-registry.tsx'), layout: 'shop' },
  { path: '/compare', file: 'compare', load: () => import('./routes/compare.tsx'), layout: 'shop' },
  { path: '/search', file: 'search', load: () => import('./routes/search.tsx'), layout: 'shop' },
  {
    path: '/gift-registry/registrant-list/:id',
    file: 'gift-registry/registrant-list',
    load: () => import('./routes/gift-registry/registrant-list.tsx'),
    layout: 'shop',
  },
  {
    path: '/gift-registry/checklist/:id',
    file: 'gift-registry/checklist',
    load: () => import('./routes/gift-registry/checklist.tsx'),
    layout: 'shop',
  },
  {
    path: '/Favorites/',
    file: 'favorites',
    load: () => import('./routes/favorites.tsx'),
    layout: 'shop',
    anyCase: true,
  },
  { path: '/checkout/cart', file: 'checkout/cart', load: () => import('./routes/checkout/cart.tsx'), layout: 'shop' },
  {
    path: '/checkout/shipping',
    file: 'checkout/shipping',
    load: () => import('./routes/checkout/shipping.tsx'),
    layout: 'checkout',
  },
  {
    path: '/checkout/shippingandgiftoptions',
    file: 'checkout/shippingandgiftoptions',
    load: () => import('./routes/checkout/shippingandgiftoptions.tsx'),
    layout: 'checkout',
  },
  {
    path: '/checkout/paymentandbilling',
    file: 'checkout/paymentandbilling',
    load: () => import('./routes/checkout/paymentandbilling.tsx'),
    layout: 'checkout',
  },
  {
    path: '/checkout/review',
    file: 'checkout/review',
    load: () => import('./routes/checkout/review.tsx'),
    layout: 'checkout',
  },
  {
    path: '/checkout/confirmation',
    file: 'checkout/confirmation',
    load: () => import('./routes/checkout/confirmation.tsx'),
    layout: 'shop',
  },
  { path: '/order-return', file: 'order-return', load: () => import('./routes/order-return.tsx'), layout: 'shop' },
  { path: '/order-status', file: 'order-status', load: () => import('./routes/order-status.tsx'), layout: 'shop' },
  {
    path: '/shared-cart/:shareId',
    file: 'shared-cart',
    load: () => import('./routes/shared-cart.tsx'),
    layout: 'shop',
    accepts: ({ shareId }) => /^[\w-]{43}$/.test(shareId ?? ''),
  },
  {
    path: '/packing-slip/:key',
    file: 'packing-slip',
    load: () => import('./routes/packing-slip.tsx'),
    layout: 'checkout',
    accepts: ({ key }) => /^[\w-]{43}$/.test(key ?? ''),
  },
  { path: '/account', file: 'account/account', load: () => import('./routes/account/account.tsx'), layout: 'shop' },
  {
    path: '/account/orders/:orderNumber',
    file: 'account/order',
    load: () => import('./routes/account/order.tsx'),
    layout: 'shop',
  },
  { path: '/account/login', file: 'account/login', load: () => import('./routes/account/login.tsx'), layout: 'shop' },
  {
    path: '/account/create-account',
    file: 'account/create-account',
    load: () => import('./routes/account/create-account.tsx'),
    layout: 'shop',
  },
  {
    path: '/account/reset-password',
    file: 'account/reset-password',
    load: () => import('./routes/account/reset-password.tsx'),
    layout: 'shop',
  },
  {
    path: '/account/confirm-email',
    file: 'account/confirm-email',
    load: () => import('./routes/account/confirm-email.tsx'),
    layout: 'shop',
  },
  {
    path: '/account/orders',
    file: 'account/orders',
    load: () => import('./routes/account/orders.tsx'),
    layout: 'shop',
  },
  {
    path: '/account/addresses',
    file: 'account/addresses',
    load: () => import('./routes/account/addresses.tsx'),
    layout: 'shop',
  },
  { path: '/account/cards', file: 'account/cards', load: () => import('./routes/account/cards.tsx'), layout: 'shop' },
  {
    path: '/account/sign-in-settings',
    file: 'account/sign-in-settings',
    load: () => import('./routes/account/sign-in-settings.tsx'),
    layout: 'shop',
  },
  {
    path: '/account/preferences',
    file: 'account/preferences',
    load: () => import('./routes/account/preferences.tsx'),
    layout: 'shop',
  },
  {
    path: '/:category',
    file: 'category',
    load: () => import('./routes/category.tsx'),
    layout: 'shop',
    sharedQuery: ['sort'],
    // The server handles /checkout and redirects to a step.
    accepts: ({ category }) => /^(?!checkout$)[a-z][a-z\d-]*$/.test(category ?? ''),
  },
  {
    path: `${debuggerUrl}:code`,
    file: 'debug/specialorder',
    load: () => import('./routes/debug/specialorder.tsx'),
    layout: 'shop',
    accepts: ({ code }) => /^\d{1,9}$/.test(code ?? ''),
  },
  {
    path: '/:slug/:code',
    file: 'product',
    load: () => import('./routes/product.tsx'),
    layout: 'shop',
    sharedQuery: [],
    accepts: ({ code }) => /^s\d{1,9}$/.test(code ?? ''),
  },
];

/** Page of every unknown path. */
export const notFoundPage: Page = {
  path: '*',
  file: 'not-found',
  load: () => import('./routes/not-found.tsx'),
  layout: 'shop',
};

/** Page shown when the server fails. */
export const errorPage: Page = {
  path: '*',
  file: 'error',
  load: () => import('./routes/error.tsx'),
  layout: 'shop',
};

/** Version 6 of the router behaves as its successors: a click on a link never blocks the page. */
export const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true } as const;

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
