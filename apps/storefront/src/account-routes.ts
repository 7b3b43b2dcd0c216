import type { RouteModule } from './page.ts';

/** The code of every page of the account, by its file; apart from the table of pages, which every shopper loads. */
const modules: Readonly<Record<string, () => Promise<RouteModule>>> = {
  account: () => import('./routes/account/account.tsx'),
  login: () => import('./routes/account/login.tsx'),
  'create-account': () => import('./routes/account/create-account.tsx'),
  'reset-password': () => import('./routes/account/reset-password.tsx'),
  'confirm-email': () => import('./routes/account/confirm-email.tsx'),
  orders: () => import('./routes/account/orders.tsx'),
  order: () => import('./routes/account/order.tsx'),
  addresses: () => import('./routes/account/addresses.tsx'),
  cards: () => import('./routes/account/cards.tsx'),
  'sign-in-settings': () => import('./routes/account/sign-in-settings.tsx'),
  preferences: () => import('./routes/account/preferences.tsx'),
};

export function loadAccountPage(file: string): Promise<RouteModule> {
  const load = modules[file];
  if (!load) throw new Error(`There is no account page ${file}; name it in account-routes.ts.`);
  return load();
}
