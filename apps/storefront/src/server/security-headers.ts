const twoYears = 63_072_000;

/** Identity service for the sign-in, if configured. SIGN-19 */
export interface ThirdPartyIdentity {
  identityDomain: string | null;
  identityWidgetUrl: string | null;
}

const getOrigin = (url: string | null) => (url && URL.canParse(url) ? ` ${new URL(url).origin}` : '');

/** Other hosts that a page may use. */
export interface AllowedHosts {
  identity?: ThirdPartyIdentity;
  /** The origin of a foreign feed's pictures; empty when there is none. */
  pictures?: string;
  /** Script of the maps service that suggests streets. SWATCH-70 */
  maps?: string | null | undefined;
  /** Script of the 3-D visualizer; a path for the built-in one. VIZ-06 */
  visualizer?: string;
}

/** Builds the content security policy; `nonce` allows own scripts and styles. README decision 12 */
export function buildCsp(
  nonce: string,
  isSecure: boolean,
  { identity, pictures: images = '', maps = null, visualizer = '' }: AllowedHosts = {},
): string {
  const domain = getOrigin(identity?.identityDomain ?? null);
  const streets = getOrigin(maps);
  const widget = domain && getOrigin(identity?.identityWidgetUrl ?? null);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${widget}${streets}${getOrigin(visualizer)}`,
    `style-src 'self' 'nonce-${nonce}'${widget}${streets}`,
    `font-src 'self'${widget}`,
    `connect-src 'self'${domain}${streets}`,
    // Swatch colors and image backgrounds are style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${widget}${getOrigin(images)}${streets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Returns the security headers common to all responses. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` }),
  };
}
