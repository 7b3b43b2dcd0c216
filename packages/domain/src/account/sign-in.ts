import { accountRoutes, existingGoogleAccount, loginUrl, safeReturnUrl } from './sign-in-urls.ts';
import type { IdentityProviderName } from './user-account.ts';

/** What becomes of a wish to sign in. */
export type SignInOutcome = { next: 'goTo'; url: string } | { next: 'popup' };

export interface SignInRequest {
  isLoggedIn: boolean;
  /** Path of the page the wish comes from. */
  pathname: string;
  /** Where to go once signed in; empty when none was given. */
  url: string;
  /** The page runs, or ran, the script of another host. README decision 12 */
  hasForeignScripts?: boolean;
  /** Path and query to come back to when none was given. */
  returnUrl: string;
}

const isDesignServices = (pathname: string) => pathname.startsWith('/design-services');
const isRegistry = (pathname: string) => pathname === '/gift-registry' || pathname.startsWith('/gift-registry/');
const isRegistryGuest = (pathname: string) =>
  isRegistry(pathname) && pathname.includes('guest') && /(?:authenticate|new)\/?$/.test(pathname);

/** Whether a page may show the sign-in popup. SIGN-21, SIGN-22 */
export function isSignInPopupAllowed(pathname: string): boolean {
  return !isRegistryGuest(pathname) && !isDesignServices(pathname);
}

/** Whether the panel leads to where an account is created; beside an identity service accounts are made there. SIGN-16 to SIGN-18 */
export function isCreateAccountOffered(pathname: string, identityDomain = ''): boolean {
  return identityDomain === '' && !isDesignServices(pathname) && !isRegistry(pathname);
}

/** Answers a wish to sign in; a page without popups, or with others' scripts, leads to the sign-in page. SIGN-21 to SIGN-25 */
export function resolveSignIn({
  isLoggedIn,
  pathname,
  url,
  returnUrl,
  hasForeignScripts = false,
}: SignInRequest): SignInOutcome {
  if (isLoggedIn) return { next: 'goTo', url: safeReturnUrl(url) };
  if (isSignInPopupAllowed(pathname) && !hasForeignScripts) return { next: 'popup' };
  return { next: 'goTo', url: loginUrl(url || returnUrl) };
}

/** Where the sign-in with a social provider begins. SIGN-30, SIGN-31 */
export function loginWithIdpUrl(provider: IdentityProviderName, idp: string, redirectUrl: string): string {
  const query = `idp=${encodeURIComponent(idp)}&redirectUrl=${encodeURIComponent(safeReturnUrl(redirectUrl))}`;
  const message = provider === 'google' ? `&messageType=${existingGoogleAccount}` : '';
  return `${accountRoutes.loginWithIdp}?${query}${message}`;
}
