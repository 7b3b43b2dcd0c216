import { isTagManagerBlocked, isThirdPartyScriptBlocked } from '@settee/domain';
import { parsedUrl } from './navigation.ts';

let haveRun = false;
let hasTagManagerRun = false;

let isWithoutOthers = false;

/**
 * Notes which page opened this document: its content security policy remains after a navigation. `scripts` are the
 * addresses of scripts that the shop uses. README decision 12
 */
export function startThirdPartyScripts(pathname: string, scripts: readonly (string | undefined)[]): void {
  const isOther = (address = '') => (parsedUrl(address)?.origin ?? location.origin) !== location.origin;
  isWithoutOthers = isThirdPartyScriptBlocked(pathname) && scripts.some(isOther);
}

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

/**
 * Whether a page must not be shown in this document: what ran in it would still be there, or its policy blocks what the
 * page may load. README decision 12
 */
export function requiresFullReload(pathname: string): boolean {
  if (isThirdPartyScriptBlocked(pathname)) return haveRun || (hasTagManagerRun && isTagManagerBlocked(pathname));
  return isWithoutOthers;
}
