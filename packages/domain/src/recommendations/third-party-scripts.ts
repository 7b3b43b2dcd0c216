const GUARDED = /^\/(?:checkout|account)(?:\/|$)/i;

/** Whether scripts of others stay off a page: cart, checkout, payment and sign-in. README decision 12 */
export function isThirdPartyScriptBlocked(pathname: string): boolean {
  return GUARDED.test(pathname);
}
