/** Returns true when the cookie of this browser sets registry mode. REG-01 */
export const hasRegistrantCookie = (): boolean => document.cookie.includes('isRegistrantMode=true');
