import { cookieIn } from '@settee/domain';

/** Returns the value of a cookie of this browser; empty when it is missing or cookies are blocked. */
export function getCookie(name: string): string {
  try {
    return cookieIn(document.cookie, name);
  } catch {
    return '';
  }
}

/** Sets a cookie for all pages; it ends with the browser, or after `seconds`. Blocked cookies are ignored. */
export function setCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `; max-age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; path=/${age}; samesite=lax${secure}`;
  } catch {
    // A frame without an origin has no cookies; the shop works without them.
  }
}
