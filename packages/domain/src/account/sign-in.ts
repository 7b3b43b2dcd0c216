import { accountRoutes, existingGoogleAccount, loginUrl, safeReturnUrl } from './sign-in-urls.ts';
import type { IdentityProviderName } from './user-account.ts';
import { encoded } from '../site/untrusted-text.ts';

/** Outcome of a sign-in request. */
export type SignInOutcome = { next: 'goTo'; url: string } | { next: 'popup' };

export interface SignInRequest {
  isLoggedIn: boolean;
  /** Path of the page with the sign-in request. */
  pathname: string;
  /** Redirect target after the sign-in; empty when not given. */
  url: string;
  /** The page runs, or ran, the script of another host. README decision 12 */
  hasThirdPartyScripts?: boolean;
  /** Path and query to return to when `url` is empty. */
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

/**
 * Returns true if the sign-in panel links to account creation; false with an identity service, which creates
 * accounts itself. SIGN-16 to SIGN-18
 */
export function isCreateAccountOffered(pathname: string, identityDomain = ''): boolean {
  return identityDomain === '' && !isDesignServices(pathname) && !isRegistry(pathname);
}

/**
 * Resolves a sign-in request; pages without popups or with third-party scripts redirect to the sign-in page.
 * SIGN-21 to SIGN-25
 */
export function resolveSignIn({
  isLoggedIn,
  pathname,
  url,
  returnUrl,
  hasThirdPartyScripts = false,
}: SignInRequest): SignInOutcome {
  if (isLoggedIn) return { next: 'goTo', url: safeReturnUrl(url) };
  if (isSignInPopupAllowed(pathname) && !hasThirdPartyScripts) return { next: 'popup' };
  return { next: 'goTo', url: loginUrl(url || returnUrl) };
}

/** Builds the URL that starts the sign-in with a social provider. SIGN-30, SIGN-31 */
export function loginWithIdpUrl(provider: IdentityProviderName, idp: string, redirectUrl: string): string {
  const query = `idp=${encoded(idp)}&redirectUrl=${encoded(safeReturnUrl(redirectUrl))}`;
  const message = provider === 'google' ? `&messageType=${existingGoogleAccount}` : '';
  return `${accountRoutes.loginWithIdp}?${query}${message}`;
}
