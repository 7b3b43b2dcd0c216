import type { BrowserInfo } from '@settee/domain';

/** Reads what a bank requires of the browser for 3-D Secure. */
export const readBrowserInfo = (): BrowserInfo => ({
  colorDepth: screen.colorDepth,
  language: navigator.language,
  screenHeight: Math.round(screen.height),
  screenWidth: Math.round(screen.width),
  timeZoneOffset: new Date().getTimezoneOffset(),
});
