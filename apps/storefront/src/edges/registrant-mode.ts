/** Whether this browser is in registry mode, as its cookie says now. REG-01 */
export const isRegistrantMode = (): boolean => /\bisRegistrantMode=true/.test(document.cookie);
