import { registrantModeCookie, scanModeCookie } from '@settee/domain';
import { getCookie, setCookie } from './cookies.ts';
import { hasRegistrantCookie } from './registrant-mode.ts';

/** Whether the cookie of an account is there. REG-02 */
export const hasAccountCookie = (name: string): boolean => getCookie(name) !== '';

/** Checks for the scan mode of a shopper with a scanner in a store. REG-10 */
export const isScanMode = (): boolean => getCookie(scanModeCookie) === 'true';

/** Enters registry mode when the shopper navigates to the registries within the app. REG-01 */
export function enterRegistrantMode(): void {
  if (!hasRegistrantCookie()) setCookie(registrantModeCookie, 'true');
}
