import { type APIRequestContext, request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hosts, sharedShop } from './shop.ts';

const shop = sharedShop();
let client: APIRequestContext;
beforeAll(async () => {
  client = await request.newContext();
});
afterAll(async () => {
  await client?.dispose();
});

async function read(path: string, host: string): Promise<string> {
  const reply = await client.get(shop.at(path), { headers: { host: new URL(shop.at('/', host)).host } });
  expect.soft(reply.status(), path).toBe(200);
  return reply.text();
}

const pathsIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, path]) => path))];

test.each(Object.values(hosts))(
  'STORE-01: the sitemap of %s has the page of each store, in each language',
  async (host) => {
    const sitemap = await read('/sitemap.xml', host);
    const prefixes = host.includes('ca.') ? ['', '/fr'] : [''];
    const listed = pathsIn(sitemap, /<loc>https?:\/\/[^/<]+([^<]*\/stores\/[^<]*)<\/loc>/g);
    const linked = await Promise.all(
      prefixes.map(async (prefix) => pathsIn(await read(`${prefix}/stores`, host), /href="([^"]*\/stores\/[\w-]+)"/g)),
    );
    expect(listed).not.toEqual([]);
    expect(listed.toSorted()).toEqual(linked.flat().toSorted());
    for (const path of listed) expect.soft(await read(path ?? '', host), path).toContain(`${path}"`);
  },
);
