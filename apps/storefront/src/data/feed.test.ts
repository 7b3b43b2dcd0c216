import { createClient, getAlsoViewed, getForCart } from '@settee/contract';
import { examples, exampleTransport } from '@settee/contract/examples';
import { checkReply } from '@settee/contract/schemas';
import type { FeedSource } from '@settee/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { type FeedReach, loadFeed, loadForCart } from './feed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const transport = vi.fn(exampleTransport(examples));
const client = createClient({
  transport,
  loadCheck: async () => checkReply,
  token: () => '',
  sleep: () => Promise.resolve(),
});
const origin = 'https://shop.example';
const reach = (source: FeedSource): FeedReach => ({ client, source, origin, nonce: 'n' });
const thirdPartyItems = [
  { id: 7, name: 'Vase', navigateUrl: `${origin}/vase/s7`, imageUrl: '/v.webp', formattedPrice: '$9' },
];
const stubFetch = (respond: () => Promise<Response>) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(respond);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('XSELL-10: our own feed is a call of the contract', async () => {
  const items = await loadFeed(reach({ kind: 'first-party' }), 'people_also_viewed', 100101);
  expect(items).toEqual(examples[getAlsoViewed.id]?.reply);
  expect(transport.mock.lastCall?.[0].url).toBe(`${getAlsoViewed.path}?item=100101`);
});

test('CAROUS-30: a source of this host is read by GET', async () => {
  const fetch = stubFetch(async () => Response.json(thirdPartyItems));
  const items = await loadFeed(reach({ kind: 'get', base: '/feeds' }), 'add_to_cart_confirmation', 5);
  expect(items).toMatchObject([{ sku: 7, name: 'Vase', navigateUrl: '/vase/s7', imagePath: '/v.webp' }]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/feeds/add_to_cart_confirmation/recommend.json?item=5', {});
});

test('XSELL-12: the skus of the cart are posted, to our backend or to a path of this host, never elsewhere', async () => {
  expect(await loadForCart(reach({ kind: 'first-party' }), [1, 2])).toEqual(examples[getForCart.id]?.reply);
  expect(transport.mock.lastCall?.[0]).toMatchObject({ method: 'POST', body: '{"skus":[1,2]}' });
  const fetch = stubFetch(async () => Response.json({ youMayAlsoWant: thirdPartyItems }));
  expect(await loadForCart(reach({ kind: 'get', base: '/feeds' }), [1])).toMatchObject({
    youMayAlsoWant: [{ sku: 7 }],
    peopleAlsoBought: [],
  });
  expect(fetch.mock.lastCall).toMatchObject(['/feeds/cart/recommend.json', { method: 'POST', body: '{"skus":[1]}' }]);
  expect(await loadForCart(reach({ kind: 'jsonp', base: 'https://feeds.example' }), [1])).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
});

test('XSELL-09: an error status and a timeout are failures', async () => {
  stubFetch(async () => new Response(null, { status: 503 }));
  const load = () => loadFeed(reach({ kind: 'get', base: '/feeds' }), 'people_also_viewed', 5);
  await expect(load()).rejects.toThrow('Status: 503');
  vi.useFakeTimers();
  stubFetch(() => new Promise(() => {}));
  const late = load().catch(String);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toContain('No answer in time');
});
