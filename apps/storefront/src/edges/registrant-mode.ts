import { registrantModeCookie } from '@settee/domain';
import { getCookie } from './cookies.ts';

/** Returns true when the cookie of this browser sets registry mode. REG-01 */
export const hasRegistrantCookie = (): boolean => getCookie(registrantModeCookie) === 'true';
