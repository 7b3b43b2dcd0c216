import { checkoutRoutes, safeRedirect } from '@settee/domain';

/** Opens an address of this site in the app; any other leads to the cart. README decision 9 */
export function navigateInApp(address: string, navigate: (path: string) => void): void {
  navigate(safeRedirect(address, checkoutRoutes.cart));
}

/** Leaves the app for an address of this site; any other leads to the cart, or to where the page says. ORDER-10 */
export function navigateTo(address: string, otherwise: string = checkoutRoutes.cart): void {
  location.assign(safeRedirect(address, otherwise));
}

/** Leaves for good: brought back from the browser's memory, the page loads anew. */
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
  if (address !== location.pathname) history.replaceState(history.state, '', address);
}
