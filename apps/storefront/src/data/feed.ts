import { type Client, getAddOns, getAlsoBought, getAlsoViewed, getForCart, getRegistryAddOns } from '@settee/contract';
import {
  type CarouselItem,
  cartFeedUrl,
  type CartRecommendations,
  type FeedSource,
  feedUrl,
  type FeedZone,
  parseCarouselItems,
  parseCartRecommendations,
  type Sku,
} from '@settee/domain';
import { fetchJson } from '../edges/fetch-json.ts';
import { fetchJsonp, jsonpTimeoutMs } from '../edges/script-feed.ts';

const ownCalls = {
  people_also_viewed: getAlsoViewed,
  people_also_bought: getAlsoBought,
  add_to_cart_confirmation: getAddOns,
  add_to_registry_confirmation: getRegistryAddOns,
} as const satisfies Record<FeedZone, unknown>;

/** Dependencies of a request to a recommendation feed. */
export interface FeedReach {
  client: Pick<Client, 'call'>;
  source: FeedSource;
  /** Address of this site without a path. */
  origin: string;
  nonce: string;
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('No answer in time')), jsonpTimeoutMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(limit));
}

/** Loads the recommendations for an item. Rejects on timeout. XSELL-09, XSELL-10, CAROUS-30 */
export async function loadFeed(reach: FeedReach, zone: FeedZone, item: Sku): Promise<readonly CarouselItem[]> {
  const { client, source, origin, nonce } = reach;
  if (source.kind === 'first-party') return inTime(client.call(ownCalls[zone], { item }));
  const url = feedUrl(source, zone, item);
  // JSONP requests are queued and have their own timeout.
  const response = source.kind === 'jsonp' ? fetchJsonp(url, nonce) : inTime(fetchJson(url));
  return parseCarouselItems(await response, origin);
}

/** Loads the recommendations for the SKUs of a cart; `null` when the feed does not support POST. XSELL-12 */
export async function loadForCart(reach: FeedReach, skus: readonly Sku[]): Promise<CartRecommendations | null> {
  const { client, source, origin } = reach;
  if (source.kind === 'first-party') return inTime(client.call(getForCart, { skus: [...skus] }));
  const url = cartFeedUrl(source);
  return url === null ? null : parseCartRecommendations(await inTime(fetchJson(url, { skus })), origin);
}
