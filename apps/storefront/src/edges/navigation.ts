import { checkoutRoutes, inLanguage, safeRedirect } from '@settee/domain';
import { withOtherParams } from '../other-params.ts';

const getPrefix = () => globalThis.setteePage?.languagePrefix ?? '';

/** Parses an address, relative to the present one; `null` for a text that is none. */
export function parsedUrl(address: string): URL | null {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}

/** The whole address of a page of this site, in the present language. */
export const addressOf = (path: string) => new URL(inLanguage(getPrefix(), path), location.origin).href;

/** The path of the present address without its language. */
export function getPathname(): string {
  return location.pathname.slice(getPrefix().length) || '/';
}

/** Navigates within the app to an address of this site; any other opens the cart. README decision 9 */
export function navigateInApp(address: string, navigate: (path: string) => void): void {
  navigate(safeRedirect(address, checkoutRoutes.cart));
}

/** Loads an address of this site as a new page; any other opens the cart, or `otherwise`. ORDER-10 */
export function navigateTo(address: string, otherwise: string = checkoutRoutes.cart): void {
  location.assign(inLanguage(getPrefix(), safeRedirect(address, otherwise)));
}

/** Navigates and reloads the page when it is restored from the back/forward cache. */
export function navigateWithoutBfcache(address: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  navigateTo(address);
}

export function reloadPage(): void {
  location.reload();
}

export function printPage(): void {
  print();
}

/** Writes another address over the present one; the page stays as it is. */
export function replaceUrl(address: string): void {
  const url = inLanguage(getPrefix(), address);
  if (url !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', url);
}

/** Removes the page's own parameters from the present address; the page stays as it is. */
export function dropOwnParams(): void {
  const pathname = getPathname();
  const { search, hash } = location;
  replaceUrl(withOtherParams(pathname + hash, { pathname, search }));
}
