const GUARDED = /^\/(?:checkout|account)(?:\/|$)/i;

/** Whether scripts of others stay off a page: cart, checkout, payment and sign-in. README decision 12 */
export function isThirdPartyScriptBlocked(pathname: string): boolean {
  return GUARDED.test(pathname);
}

/** The page on which an order is complete; it has no form. */
const confirmationPath = '/checkout/confirmation';

/** Whether the tag manager stays off a page: those with card forms, passwords or addresses. */
export function isTagManagerBlocked(pathname: string): boolean {
  return isThirdPartyScriptBlocked(pathname) && pathname !== confirmationPath;
}
