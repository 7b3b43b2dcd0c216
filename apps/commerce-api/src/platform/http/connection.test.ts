import { orderSwatches } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { getClientIp, internalHeaders, isSecure } from './connection.ts';

const internalApiSecret = 'a-secret-of-more-than-thirty-two-characters';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());
// Each test has a window of the limit to itself.
beforeEach(() => shop.clock.moveBy(600_000));

/**
 * Returns the number of accepted swatch orders out of `count`, each sent with the headers of its index; the
 * limit per address is 120.
 */
async function taken(
  count: number,
  config: { trustedProxies?: number; internalApiSecret?: string },
  headers: (at: number) => Record<string, string>,
): Promise<number> {
  const api = createApi({ ...shop.ctx, config: { ...shop.ctx.config, ...config } });
  let okCount = 0;
  for (let index = 0; index < count; index += 1) {
    const order = { ...Object(examples[orderSwatches.id]?.input), EmailAddress: `shopper${index}@example.com` };
    const { status } = await createShopper({ api }).send('POST', orderSwatches.path, order, headers(index));
    expect([200, 429]).toContain(status);
    if (status === 200) okCount += 1;
  }
  return okCount;
}

const forged = (at: number) => `10.0.${at}.1`;

test.each([
  ['no proxy of ours', 0, (at: number) => forged(at)],
  ['one proxy', 1, (at: number) => `${forged(at)}, 203.0.113.7`],
  ['two proxies', 2, (at: number) => `${forged(at)}, 203.0.113.7, 10.1.1.1`],
])('a forged X-Forwarded-For passes no limit behind %s', async (_name, trustedProxies, chain) => {
  expect(await taken(125, { trustedProxies }, (at) => ({ 'x-forwarded-for': chain(at) }))).toBe(120);
});

test.each([
  ['one proxy', 1, (address: string) => `9.9.9.9, ${address}`],
  ['two proxies', 2, (address: string) => `9.9.9.9, ${address}, 10.1.1.1`],
])('two clients behind %s have a limit each', async (_name, trustedProxies, chain) => {
  const headers = (at: number) => ({ 'x-forwarded-for': chain(at % 2 === 0 ? '203.0.113.7' : '203.0.113.8') });
  expect(await taken(200, { trustedProxies }, headers)).toBe(200);
});

test('the client address reported by the storefront is used only with the secret', async () => {
  const headers = (secret: string) => (at: number) => ({
    'x-settee-client-address': forged(at),
    ...(secret && { 'x-settee-internal-secret': secret }),
  });
  expect(await taken(125, { internalApiSecret }, headers(internalApiSecret))).toBe(125);
  expect(await taken(125, { internalApiSecret }, headers(`${internalApiSecret}x`))).toBe(120);
  shop.clock.moveBy(600_000);
  expect(await taken(125, { internalApiSecret: '' }, headers(internalApiSecret))).toBe(120);
});

test('what the storefront sends replaces what a browser sent under the same names', () => {
  const trust = { trustedProxies: 1, internalApiSecret };
  const request = new Request('http://localhost/browse/menu', {
    headers: {
      host: 'shop.example',
      'x-forwarded-for': '9.9.9.9, 203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-settee-client-address': '9.9.9.9',
    },
  });
  const headers = internalHeaders({ request, environment: {} }, trust);
  expect(headers).toEqual({
    'x-settee-internal-secret': internalApiSecret,
    'x-settee-client-address': '203.0.113.7',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  });
  const received = { request: new Request('http://api.internal/browse/menu', { headers }), environment: {} };
  const own = { trustedProxies: 0, internalApiSecret };
  expect([getClientIp(received, own), isSecure(received, own)]).toEqual(['203.0.113.7', true]);
  const otherConfig = { trustedProxies: 0, internalApiSecret: 'another-secret-of-thirty-two-characters' };
  expect([getClientIp(received, otherConfig), isSecure(received, otherConfig)]).toEqual(['unknown', false]);
});
