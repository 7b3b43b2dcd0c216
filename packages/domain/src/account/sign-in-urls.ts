import { isSafeRedirect } from '../site/safe-redirect.ts';
import { decoded, encoded } from '../site/untrusted-text.ts';

/** The addresses around the account. ROUTE-14 to ROUTE-18, ROUTE-22 */
export const accountRoutes = {
  account: '/account',
  login: '/account/login',
  createAccount: '/account/create-account',
  resetPassword: '/account/reset-password',
  auth: '/account/auth',
  confirm: '/account/auth/confirm',
  loginWithIdp: '/account/auth/loginwithidp',
  callback: '/account/auth/callback',
} as const;

/** Errors that redirect a sign-in back to the sign-in page. */
export type SignInError =
  | 'credentials'
  | 'locked'
  | 'expired'
  | 'existing-account'
  | 'unverified-email'
  | 'unavailable'
  | 'canceled'
  | 'failed';

/** Message type of the Google button: the sign-in may link to an existing account with the same email. SIGN-31 */
export const existingGoogleAccount = 'ExistingGoogleAccount';

// A return into the middle of a sign-in would go in circles.
const SIGN_IN = /^\/account\/(auth|login)(?![\w-])/i;

/**
 * Returns the redirect target after the sign-in: the given URL if it is on this site, else the account page.
 * README decision 9, SIGN-24
 */
export function safeReturnUrl(url: string, allowedHosts: readonly string[] = []): string {
  return isSafeRedirect(url, allowedHosts) && !SIGN_IN.test(url) ? url : accountRoutes.account;
}

/** Builds the `redirectUrl` of the sign-in form. SIGN-29 */
export function confirmUrl(returnUrl: string): string {
  return `${accountRoutes.confirm}?returnUrl=${encoded(returnUrl)}`;
}

/** The return URL inside a `redirectUrl` of the form, or the URL itself if it is not a sign-in URL. SIGN-29 */
export function returnUrlIn(redirectUrl: string): string {
  const prefix = `${accountRoutes.confirm}?returnUrl=`;
  return redirectUrl.startsWith(prefix) ? decoded(redirectUrl.slice(prefix.length)) : redirectUrl;
}

/** Builds the URL of the sign-in page with a return URL. ROUTE-14 */
export function loginUrl(returnUrl: string, problem?: SignInError): string {
  const query = `returnUrl=${encoded(safeReturnUrl(returnUrl))}`;
  return `${accountRoutes.login}?${query}&${problem ? `error=${problem}` : 'isRedirect=true'}`;
}
