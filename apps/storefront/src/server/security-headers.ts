import type { PaymentHosts } from './payment-hosts.ts';

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
  /** The origin of images of an external feed; empty without a feed. */
  pictures?: string;
  /** Script of the maps service that suggests streets. SWATCH-70 */
  maps?: string | null | undefined;
  /** Script of the 3-D visualizer; a path for the built-in one. VIZ-06 */
  visualizer?: string;
  /** Script of the tag manager, which may also send data and load images there. */
  tagManager?: string | null | undefined;
  /** Hosts of the payment provider. WALLET-10 */
  payment?: PaymentHosts;
}

/** Builds the content security policy; `nonce` allows own scripts and styles. README decision 12 */
export function buildCsp(
  nonce: string,
  isSecure: boolean,
  { identity, pictures: images = '', maps = null, visualizer = '', tagManager = null, payment }: AllowedHosts = {},
): string {
  const domain = getOrigin(identity?.identityDomain ?? null);
  const streets = getOrigin(maps);
  const tags = getOrigin(tagManager);
  const widget = domain && getOrigin(identity?.identityWidgetUrl ?? null);
  const pay = (kind: keyof PaymentHosts) => (payment?.[kind] ?? []).map((host) => ` ${host}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${widget}${streets}${getOrigin(visualizer)}${tags}${pay('scripts')}`,
    `style-src 'self' 'nonce-${nonce}'${widget}${streets}`,
    `font-src 'self'${widget}`,
    `connect-src 'self'${domain}${streets}${tags}${pay('connections')}`,
    ...(payment && payment.frames.length > 0 ? [`frame-src 'self'${pay('frames')}`] : []),
    // Swatch colors and image backgrounds are style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${widget}${getOrigin(images)}${streets}${tags}${pay('images')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const permissions = (payment: string) => `camera=(), geolocation=(), microphone=(), payment=${payment}, usb=()`;

/** Headers of pages that differ from those of all responses, by what a shop has. */
export const pageHeaders = {
  /** Apple Pay opens a sheet of the browser, PayPal a window that reports to the page. WALLET-10 */
  wallets: {
    'permissions-policy': permissions('(self)'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  },
} as const;

/** Returns the security headers common to all responses. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions('()'),
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` }),
  };
}
