/** Whether this browser is in registry mode, as its cookie says now. REG-01 */
export const hasRegistrantCookie = (): boolean => document.cookie.includes('isRegistrantMode=true');
