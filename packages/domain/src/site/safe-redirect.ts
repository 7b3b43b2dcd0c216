// Browsers drop tabs and line breaks and read a backslash as a slash, so '/\t/host' and '/\host' would leave the site.
const UNSAFE = /[\\\p{Cc}]/u;
const HERE = /^\/(?!\/)/;
const ABSOLUTE = /^https:\/\/([a-z0-9.-]+(?::\d+)?)(?=[/?#]|$)/i;

/** Returns true if a redirect or return URL targets this site or an allowed host. README decision 9 */
export function isSafeRedirect(url: string, allowedHosts: readonly string[] = []): boolean {
  if (UNSAFE.test(url)) return false;
  if (HERE.test(url)) return true;
  const host = ABSOLUTE.exec(url)?.[1]?.toLowerCase();
  return host !== undefined && allowedHosts.includes(host);
}

/** The URL when it is safe to follow, else the given place of this site. README decision 9 */
export function safeRedirect(url: string, otherwise: string, allowedHosts: readonly string[] = []): string {
  return isSafeRedirect(url, allowedHosts) ? url : otherwise;
}
