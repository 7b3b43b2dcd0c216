import type { RouteModule } from './page.ts';

/** The code of every page that few visits begin with, by its file; apart from the table of pages, which every shopper loads. */
const modules: Readonly<Record<string, () => Promise<RouteModule>>> = {
  'free-swatches': () => import('./routes/free-swatches.tsx'),
  search: () => import('./routes/search.tsx'),
  'not-found': () => import('./routes/not-found.tsx'),
  favorites: () => import('./routes/favorites.tsx'),
  'shared-cart': () => import('./routes/shared-cart.tsx'),
  stores: () => import('./routes/stores.tsx'),
  'customer-service/terms-of-use': () => import('./routes/customer-service/terms-of-use.tsx'),
  'gift-registry': () => import('./routes/gift-registry.tsx'),
  'gift-registry/registrant-list': () => import('./routes/gift-registry/registrant-list.tsx'),
  'gift-registry/checklist': () => import('./routes/gift-registry/checklist.tsx'),
  'customer-service/privacy-policy': () => import('./routes/customer-service/privacy-policy.tsx'),
  'checkout/shipping': () => import('./routes/checkout/shipping.tsx'),
  'checkout/shippingandgiftoptions': () => import('./routes/checkout/shippingandgiftoptions.tsx'),
  'checkout/paymentandbilling': () => import('./routes/checkout/paymentandbilling.tsx'),
  'checkout/review': () => import('./routes/checkout/review.tsx'),
  'checkout/confirmation': () => import('./routes/checkout/confirmation.tsx'),
  'debug/specialorder': () => import('./routes/debug/specialorder.tsx'),
  'account/account': () => import('./routes/account/account.tsx'),
  'account/login': () => import('./routes/account/login.tsx'),
  'account/create-account': () => import('./routes/account/create-account.tsx'),
  'account/reset-password': () => import('./routes/account/reset-password.tsx'),
  'account/confirm-email': () => import('./routes/account/confirm-email.tsx'),
  'account/orders': () => import('./routes/account/orders.tsx'),
  'account/order': () => import('./routes/account/order.tsx'),
  'account/addresses': () => import('./routes/account/addresses.tsx'),
  'account/cards': () => import('./routes/account/cards.tsx'),
  'account/sign-in-settings': () => import('./routes/account/sign-in-settings.tsx'),
  'account/preferences': () => import('./routes/account/preferences.tsx'),
};

export function loadLazyPage(file: string): Promise<RouteModule> {
  const load = modules[file];
  if (!load) throw new Error(`There is no page ${file}; name it in lazy-routes.ts.`);
  return load();
}
