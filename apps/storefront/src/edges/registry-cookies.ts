import { cookieIn, registrantModeCookie, scanModeCookie } from '@settee/domain';
import { hasRegistrantCookie } from './registrant-mode.ts';

/** Whether the cookie of an account is there. REG-02 */
export const hasAccountCookie = (name: string): boolean => cookieIn(document.cookie, name) !== '';

/** Whether the shopper goes through a store with a scanner. REG-10 */
export const isScanMode = (): boolean => cookieIn(document.cookie, scanModeCookie) === 'true';

/** Whoever comes to the registries within the shop is in registry mode from there on. REG-01 */
export function enterRegistrantMode(): void {
  if (!hasRegistrantCookie()) document.cookie = `${registrantModeCookie}=true; path=/; samesite=lax`;
}
