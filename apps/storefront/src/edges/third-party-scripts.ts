import { isTagManagerBlocked, isThirdPartyScriptBlocked } from '@settee/domain';

let haveRun = false;
let hasTagManagerRun = false;

/** Notes that the script of another host ran in this document. */
export function markThirdPartyScript(): void {
  haveRun = true;
}

/** Notes that the tag manager runs in this document. */
export function markTagManager(): void {
  hasTagManagerRun = true;
}

/** Whether the script of another host ran in this document, on this page or one before. */
export const hasThirdPartyScriptRun = (): boolean => haveRun;

/** Whether a page must not be shown in this document: what ran in it would still be there. README decision 12 */
export function requiresFullReload(pathname: string): boolean {
  return (haveRun && isThirdPartyScriptBlocked(pathname)) || (hasTagManagerRun && isTagManagerBlocked(pathname));
}
