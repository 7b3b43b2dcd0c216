import { checkoutRoutes, safeRedirect } from '@settee/domain';

/** Navigates within the app to an address of this site; any other opens the cart. README decision 9 */
export function navigateInApp(address: string, navigate: (path: string) => void): void {
  navigate(safeRedirect(address, checkoutRoutes.cart));
}

/** Loads an address of this site as a new page; any other opens the cart, or `otherwise`. ORDER-10 */
export function navigateTo(address: string, otherwise: string = checkoutRoutes.cart): void {
  location.assign(safeRedirect(address, otherwise));
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
  if (address !== location.pathname) history.replaceState(history.state, '', address);
}
