import type { Sku } from '../site/brand.ts';
import { callbackName, feedCallback } from './callback-name.ts';
import { isThirdPartyScriptBlocked } from './third-party-scripts.ts';

/** Type of recommendations, as in the feed URL. XSELL-10 */
export type FeedZone =
  | 'people_also_viewed'
  | 'people_also_bought'
  | 'add_to_cart_confirmation'
  | 'add_to_registry_confirmation';

/** Configuration value of the first-party feed. */
export const firstPartyFeed = 'first-party';

/** Source of recommendations: first-party backend, another path of this host, or a script of another host. */
export type FeedSource = { kind: 'first-party' } | { kind: 'get' | 'jsonp'; base: string };

// Plain http only on this machine.
const HOST = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:[a-z0-9-]+\.)*localhost)(?::\d+)?(?=[/?#]|$)/i;

/** Returns true if a URL names another host that may be loaded as a script. */
export function isThirdPartyFeed(url: string): boolean {
  return HOST.test(url);
}

export interface FeedSourceInput {
  /** Feed URL in the add response; empty without one. */
  crossSellUrl: string;
  /** The brand's source in configuration; empty without one. */
  configured: string;
  /** Address of this site without a path. */
  origin: string;
  pathname: string;
}

/** Returns the recommendation source of a page; `null` for none. XSELL-11, CAROUS-30, README decision 12 */
export function feedSource({ crossSellUrl, configured, origin, pathname }: FeedSourceInput): FeedSource | null {
  const given = (crossSellUrl || configured).replace(/\/+$/, '');
  if (given === firstPartyFeed) return { kind: 'first-party' };
  const base = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given;
  if (/^\/(?![/\\])/.test(base)) return { kind: 'get', base };
  return isThirdPartyFeed(base) && !isThirdPartyScriptBlocked(pathname) ? { kind: 'jsonp', base } : null;
}

/** Builds the feed URL of an item, with a callback for a script. XSELL-09, XSELL-10 */
export function feedUrl({ kind, base }: Extract<FeedSource, { base: string }>, zone: FeedZone, item: Sku): string {
  const callback = kind === 'jsonp' ? `&callback=${callbackName(feedCallback)}` : '';
  return `${base}/${zone}/recommend.json?item=${item}${callback}`;
}

/** The address that is posted the skus of a cart; `null` for a script, which cannot be posted to. XSELL-12 */
export function cartFeedUrl({ kind, base }: Extract<FeedSource, { base: string }>): string | null {
  return kind === 'get' ? `${base}/cart/recommend.json` : null;
}
