import { examples } from '@settee/contract/examples';
import type { ProductPage } from '@settee/domain';
import { expect, test } from 'vitest';
import { createPageCache, type SharedPage } from './page-cache.ts';
import { testShop } from './testing.ts';

const home = 'http://localhost/';

function shopWithPages(settings = {}) {
  const pages = createPageCache();
  pages.setListening(true);
  const { shop, requests } = testShop({}, settings, { pages });
  const get = (url = home, headers: Record<string, string> = {}) => shop.request(url, { headers });
  return { pages, requests, get };
}

test('unknown visitors get one page, rendered once', async () => {
  const { requests, get } = shopWithPages();
  const first = await get();
  const made = requests.length;
  const second = await get(home, { cookie: '_ga=1' });
  expect(await second.text()).toBe(await first.text());
  expect(requests.length).toBe(made);
  expect(second.headers.get('cache-control')).toBe('public, no-cache');
  expect(second.headers.get('link')).toBe('');
});

test('the styles of a first visit are in the document, and files loaded later do not load them again', async () => {
  const pages = createPageCache();
  const { shop } = testShop(
    {},
    {},
    {
      pages,
      assetsOf: () => ({ entries: [], modules: [], styles: ['/assets/a.css'], fonts: ['/assets/a.woff2'] }),
      readStyles: async (files) => `/* ${files.join()} */`,
    },
  );
  const first = await shop.request(home);
  expect(first.headers.get('link')).toBe('</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin');
  const html = await first.text();
  expect(html).toMatch(
    /<style nonce="[^"]+" data-files="[/]assets[/]a[.]css">[/][*] [/]assets[/]a[.]css [*][/]<[/]style>/,
  );
  const later = await shop.request(home, { headers: { cookie: 'settee_session=abc' } });
  expect(later.headers.get('link')).toContain('</assets/a.css>; rel=preload; as=style');
  expect(await later.text()).toContain('<link rel="stylesheet" href="/assets/a.css" data-precedence="page"/>');
});

test('a browser that has the page gets only the news that it is still right', async () => {
  const { get, pages } = shopWithPages();
  const etag = (await get()).headers.get('etag') ?? '';
  const again = await get(home, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('content-security-policy')).toBe((await get()).headers.get('content-security-policy'));
  pages.drop('');
  expect((await get(home, { 'if-none-match': etag })).status).toBe(200);
});

test.each([
  ['a session', home, { cookie: 'settee_session=abc' }],
  ['an account', home, { cookie: 'settee_account=1' }],
  ['registry mode', home, { cookie: 'isRegistrantMode=true' }],
  ['an unknown parameter', `${home}?utm_source=mail`, {}],
  ['the cart', `${home}checkout/cart`, {}],
  ['search', `${home}search?q=sofa`, {}],
  ['the account page', `${home}account/login`, {}],
])('%s gets a personal page, which is not stored', async (_, url, headers) => {
  const { requests, get } = shopWithPages();
  const reply = await get(url, headers);
  await reply.text();
  const made = requests.length;
  await (await get(url, headers)).text();
  expect(requests.length).toBeGreaterThan(made);
  expect(reply.headers.get('cache-control')).not.toContain('public');
  expect(reply.headers.get('etag')).toBeNull();
});

test('a page that is not there is not stored, and its data are loaded once for each request', async () => {
  const missing = { 'options.product': () => new Response('{}', { status: 404 }) };
  const pages = createPageCache();
  pages.setListening(true);
  const count = async (parts: Parameters<typeof testShop>[2]) => {
    const { shop, requests } = testShop(missing, {}, parts);
    expect((await shop.request('http://localhost/nothing/s999')).status).toBe(404);
    return requests.length;
  };
  const withoutPages = await count({});
  expect([await count({ pages }), await count({ pages })]).toEqual([withoutPages, withoutPages]);
});

test('a chosen color scheme has its own page', async () => {
  const { get } = shopWithPages();
  expect(await (await get()).text()).toContain('class="settee-main-auto"');
  const dark = await get(home, { cookie: 'settee_scheme=dark' });
  expect(await dark.text()).toContain('class="settee-main-dark"');
  expect(dark.headers.get('etag')).not.toBe((await get()).headers.get('etag'));
  expect(await (await get(home, { cookie: 'settee_scheme=evil' })).text()).toContain('class="settee-main-auto"');
});

test('a choice about tracking has its own page, and so has a browser that opts out', async () => {
  const { get } = shopWithPages({ tagManagerUrl: 'https://tags.example/t.js' });
  const before = await (await get()).text();
  const chosen = await (await get(home, { cookie: 'settee_consent=1.0' })).text();
  const out = await (await get(home, { 'sec-gpc': '1' })).text();
  expect(new Set([before, chosen, out]).size).toBe(3);
  expect((await get()).headers.get('vary')).toBe('accept-encoding, cookie, sec-gpc');
});

test('a change of a product drops the pages that show it', async () => {
  const { pages, requests, get } = shopWithPages();
  const canonicalUrl = (examples['options.product']?.reply as ProductPage | undefined)?.canonicalUrl ?? '';
  const path = `http://localhost${canonicalUrl}`;
  const [, sku = ''] = /s(\d+)$/.exec(canonicalUrl) ?? [];
  await (await get(path)).text();
  const made = requests.length;
  pages.drop('999999');
  await (await get(path)).text();
  expect(requests.length).toBe(made);
  pages.drop(sku);
  await (await get(path)).text();
  expect(requests.length).toBeGreaterThan(made);
});

const page = (html: string, numbers: string[] = []): SharedPage => ({
  html: new TextEncoder().encode(html),
  headers: {},
  numbers: new Set(numbers),
});
const read = async (stored: Awaited<ReturnType<ReturnType<typeof createPageCache>['load']>>) =>
  new TextDecoder().decode(await stored?.body('identity'));

test('a page that was started before a change is not stored', async () => {
  const pages = createPageCache();
  pages.setListening(true);
  const started = Promise.withResolvers<SharedPage>();
  const old = pages.load('/', () => started.promise);
  pages.drop('1');
  const fresh = pages.load('/', async () => page('new price'));
  started.resolve(page('old price'));
  expect([await read(await old), await read(await fresh)]).toEqual(['old price', 'new price']);
  expect(await read(await pages.load('/', async () => page('newer')))).toBe('new price');
});

test('without news of changes nothing is stored, and what was is dropped', async () => {
  const pages = createPageCache();
  const load = (html: string) => pages.load('/', async () => page(html)).then(read);
  expect([await load('1'), await load('2')]).toEqual(['1', '2']);
  pages.setListening(true);
  expect([await load('3'), await load('4')]).toEqual(['3', '3']);
  pages.setListening(false);
  expect([await load('5'), await load('6')]).toEqual(['5', '6']);
});

test('a page is shown for a minute at most, and memory is limited', async () => {
  let now = 0;
  const pages = createPageCache(() => now);
  pages.setListening(true);
  const load = (key: string, html: string) => pages.load(key, async () => page(html)).then(read);
  expect([await load('/', '1'), await load('/', '2')]).toEqual(['1', '1']);
  now = 60_000;
  expect(await load('/', '3')).toBe('3');
  const large = 'x'.repeat(20_000_000);
  for (const key of ['/a', '/b', '/c']) await load(key, large);
  expect(await load('/', '4')).toBe('4');
});

test('21.1: the nonce of a stored page is in its policy and in all its scripts, and no other page has it', async () => {
  const { get, pages } = shopWithPages();
  const noncesOf = async (reply: Response) => {
    const html = await reply.text();
    const [, allowed = ''] =
      /script-src [^;]*'nonce-([^']+)'/.exec(reply.headers.get('content-security-policy') ?? '') ?? [];
    const scripts = html.match(/<script(?! type="application)[^>]*>/g) ?? [];
    return { allowed, used: [...new Set(scripts.map((tag) => /nonce="([^"]*)"/.exec(tag)?.[1]))] };
  };
  const first = await noncesOf(await get());
  const other = await noncesOf(await get('http://cb2.localhost/'));
  const known = await noncesOf(await get(home, { cookie: 'settee_session=abc' }));
  pages.drop('');
  const later = await noncesOf(await get());
  const all = [first, other, known, later];
  for (const { allowed, used } of all) expect(used).toEqual([allowed]);
  expect(new Set(all.map(({ allowed }) => allowed)).size).toBe(all.length);
});
