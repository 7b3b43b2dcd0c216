import { type APIRequestContext, request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hosts, type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let client: APIRequestContext;
beforeAll(async () => {
  [shop, client] = [sharedShop(), await request.newContext()];
});
afterAll(async () => {
  await client?.dispose();
});

/** Requests an address of any of the hosts, which all are this machine. */
function get(address: string) {
  const { host, pathname, search } = new URL(address);
  return client.get(shop.at(pathname + search), { headers: { host } });
}

async function load(path: string, host: string) {
  const html = await (await get(shop.at(path, host))).text();
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|product|twitter):[^"]+)" content="([^"]*)"\/>/g)];
  const read = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    tags: Object.fromEntries(tags.map(([, name, content]) => [name, content])),
    title: read(/<title>([^<]*) \| [^<|]*<\/title>/),
    description: read(/<meta name="description" content="([^"]*)"/),
    canonical: read(/<link rel="canonical" href="([^"]*)"/),
  };
}

test.each([
  [hosts.main, '/alder-sofa/s100101', 'product', 'en_US', undefined, '1749.00', 'USD'],
  [hosts.cb2, '/alder-sofa/s200101', 'product', 'en_US', undefined, '1749.00', 'USD'],
  [hosts.mainCanada, '/fr/alder-sofa/s100101', 'product', 'fr_CA', 'en_CA', '2279.00', 'CAD'],
  [hosts.main, '/sofas', 'website', 'en_US', undefined, undefined, undefined],
  [hosts.cb2Canada, '/sofas', 'website', 'en_CA', 'fr_CA', undefined, undefined],
  [hosts.mainCanada, '/fr/sofas', 'website', 'fr_CA', 'en_CA', undefined, undefined],
  [hosts.main, '/', 'website', 'en_US', undefined, undefined, undefined],
  [hosts.cb2, '/', 'website', 'en_US', undefined, undefined, undefined],
  [hosts.mainCanada, '/fr', 'website', 'fr_CA', 'en_CA', undefined, undefined],
])('PDP-08: a shared link to %s%s shows its title, text and picture', async (...given) => {
  const [host, path, type, locale, otherLocale, price, currency] = given;
  const { tags, title, description, canonical } = await load(path, host);
  expect(title).toBeTruthy();
  expect(tags).toMatchObject({
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:site_name': host.startsWith('cb2') ? 'settee²' : 'Settee',
    'og:locale': locale,
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
  });
  expect(canonical).toBe(shop.at(path, host));
  expect(tags['og:locale:alternate']).toBe(otherLocale);
  expect([tags['product:price:amount'], tags['product:price:currency']]).toEqual([price, currency]);
  const picture = await get(tags['og:image'] ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect([...(await picture.body()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

test('PDP-08: a shared link to a configured product shows its picture and price', async () => {
  const { tags } = await load('/alder-sofa/s100101?option.11=3003&option.12=1302&option.13=2004', hosts.main);
  const plain = await load('/alder-sofa/s100101', hosts.main);
  expect(tags['product:price:amount']).toBe('2539.00');
  expect(tags['og:image']).not.toBe(plain.tags['og:image']);
});

test.each([
  [hosts.main, '/stores', 'The Alder sofa in a sunlit room with a lamp and a plant'],
  [hosts.main, '/stores/lincoln-park', 'The Alder sofa in a sunlit room with a lamp and a plant'],
  [hosts.main, '/customer-service', 'The Alder sofa in a sunlit room with a lamp and a plant'],
  [hosts.cb2, '/customer-service/shipping', 'A black sofa, a lamp and a plinth on white'],
  [hosts.cb2, '/gift-cards', 'A black sofa, a lamp and a plinth on white'],
  [hosts.mainCanada, '/fr/free-swatches', 'Le sofa Alder dans une pièce claire, avec une lampe et une plante'],
])('a shared link to %s%s, which has no picture, shows one of its brand', async (host, path, alt) => {
  const { tags } = await load(path, host);
  expect(tags).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
  });
  const brand = host === hosts.cb2 ? 'cb2' : 'main';
  expect(tags['og:image']).toBe(shop.at(`/share-pictures/${brand}.jpg`, host));
  const picture = await get(tags['og:image'] ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a browser that has a shared picture does not load it again, whatever the query', async () => {
  const { tags } = await load('/sofas', hosts.main);
  const first = await get(tags['og:image'] ?? '');
  const { etag = '' } = first.headers();
  const again = await client.get(`${tags['og:image']}?from=social`, {
    headers: { host: new URL(tags['og:image'] ?? '').host, 'if-none-match': etag },
  });
  expect([etag === '', again.status()]).toEqual([false, 304]);
});

test('PDP-08: a page that is not indexed has no tags for shared links, and only pictures of the catalog are served', async () => {
  expect((await load('/checkout/cart', hosts.main)).tags).toEqual({});
  for (const file of ['nothing.avif.jpg', '..%2Fmanifest.json', 'manifest.json.avif.jpg'])
    expect.soft((await get(shop.at(`/share-pictures/${file}`))).status()).toBe(404);
});
