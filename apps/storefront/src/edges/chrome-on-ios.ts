/** Whether the browser is Chrome on iOS, which calls itself CriOS; `false` on the server. CARD-40, CARD-41 */
export const isChromeOnIos = (): boolean => typeof navigator !== 'undefined' && /\bCriOS\//.test(navigator.userAgent);
