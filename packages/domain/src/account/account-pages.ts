import { registriesUrl } from '../registry/registry.ts';
import { accountRoutes } from './sign-in-urls.ts';
import { encoded } from '../site/untrusted-text.ts';

/** The pages of an account, in the order of its navigation. ROUTE-22 */
export const accountPages = {
  overview: accountRoutes.account,
  orders: '/account/orders',
  registries: registriesUrl,
  addresses: '/account/addresses',
  cards: '/account/cards',
  signInSettings: '/account/sign-in-settings',
  preferences: '/account/preferences',
} as const;

export type AccountPage = keyof typeof accountPages;

/** The page of one order of the history. */
export const orderUrl = (orderNumber: string): string => `${accountPages.orders}/${encoded(orderNumber)}`;
