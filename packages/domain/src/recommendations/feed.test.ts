import { expect, test } from 'vitest';
import { cartFeedUrl, feedSource, feedUrl } from './feed.ts';
import { isTagManagerBlocked, isThirdPartyScriptBlocked } from './third-party-scripts.ts';

const origin = 'https://shop.example';
const other = 'https://feeds.example/main';
const sofa = '/alder-sofa/s100101';

test.each([
  ['', 'first-party', sofa, { kind: 'first-party' }],
  ['', 'first-party', '/checkout/cart', { kind: 'first-party' }],
  ['', other, sofa, { kind: 'jsonp', base: other }],
  ['', `${other}/`, '/', { kind: 'jsonp', base: other }],
  [other, 'first-party', sofa, { kind: 'jsonp', base: other }],
  ['', '/feeds', sofa, { kind: 'get', base: '/feeds' }],
  ['', `${origin}/feeds`, '/checkout/cart', { kind: 'get', base: '/feeds' }],
  ['', '', sofa, null],
  ['', '//feeds.example', sofa, null],
  ['', '/\\feeds.example', sofa, null],
  ['', 'http://feeds.example', sofa, null],
  ['', 'http://feeds.localhost:3000', sofa, { kind: 'jsonp', base: 'http://feeds.localhost:3000' }],
  ['', 'http://localhost.example', sofa, null],
  ['javascript:alert(1)', 'first-party', sofa, null],
  ['', 'https://shop.example@feeds.example', sofa, null],
])(
  'XSELL-11, CAROUS-30: crossSellUrl %j and configuration %j on %s resolve to %j',
  (crossSellUrl, configured, pathname, source) => {
    expect(feedSource({ crossSellUrl, configured, origin, pathname })).toEqual(source);
  },
);

test.each([
  ['/checkout/cart'],
  ['/checkout'],
  ['/checkout/shipping'],
  ['/checkout/paymentandbilling'],
  ['/checkout/confirmation'],
  ['/Checkout/Cart'],
  ['/account/login'],
  ['/account/auth/confirm'],
])('README decision 12: %s never runs the script of another host', (pathname) => {
  expect(isThirdPartyScriptBlocked(pathname)).toBe(true);
  expect(feedSource({ crossSellUrl: other, configured: other, origin, pathname })).toBeNull();
});

test.each([['/'], [sofa], ['/sofas'], ['/checkouts'], ['/accounting'], ['/search']])(
  'README decision 12: %s is not guarded',
  (pathname) => {
    expect(isThirdPartyScriptBlocked(pathname)).toBe(false);
  },
);

test('XSELL-09, XSELL-10: the feed URL contains the item, and the callback for a script', () => {
  expect(feedUrl({ kind: 'jsonp', base: other }, 'add_to_registry_confirmation', 100702)).toBe(
    'https://feeds.example/main/add_to_registry_confirmation/recommend.json?item=100702&callback=_browse_widget_MainPi',
  );
  expect(feedUrl({ kind: 'get', base: '/feeds' }, 'people_also_viewed', 7)).toBe(
    '/feeds/people_also_viewed/recommend.json?item=7',
  );
});

test('XSELL-12: the skus of a cart are posted to a path of this host only', () => {
  expect(cartFeedUrl({ kind: 'get', base: '/feeds' })).toBe('/feeds/cart/recommend.json');
  expect(cartFeedUrl({ kind: 'jsonp', base: other })).toBeNull();
});

test('a tag manager stays off the same pages as other scripts, but for the confirmation', () => {
  for (const pathname of ['/checkout/cart', '/checkout/paymentandbilling', '/account', '/account/signin'])
    expect(isTagManagerBlocked(pathname)).toBe(true);
  for (const pathname of ['/', '/sofas', '/checkout/confirmation']) expect(isTagManagerBlocked(pathname)).toBe(false);
});
