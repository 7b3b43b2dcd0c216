import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suggestStreets } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';
import { holdRequestTimeouts } from '../../testing/request-timeouts.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { smartyStreets } from './smarty-streets.ts';

let shop: TestContext;
/** Simulates US Autocomplete Pro. */
let service: Server;
let reply: { status: number; body: string };
const requests: URLSearchParams[] = [];
let timeouts: ReturnType<typeof holdRequestTimeouts>;
beforeAll(async () => {
  timeouts = holdRequestTimeouts();
  shop = await createTestContext();
  service = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname === '/lookup') requests.push(url.searchParams);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  service.close();
  await shop.close();
  timeouts.restore();
});

function suggest(text: string, zipCode: string, site: 'main/USA' | 'cb2/CANADA' = 'main/USA') {
  return createShopper(shop, site).call(suggestStreets, { text, zipCode });
}

const cleveland = { address1: '2140 N Cleveland Ave', city: 'Chicago', state: 'IL', postalCode: '60614' };
test.each([
  ['main/USA', '2140 n clev', '60614', [cleveland]],
  ['main/USA', '2140 Clevel', '', [cleveland]],
  ['main/USA', '2140 N Cleveland Ave', '99999', [cleveland]],
  ['main/USA', 'N Cleveland', '60614', []],
  ['main/USA', '21', '60614', []],
  ['main/USA', '2140 Spadina', '', []],
  ['main/USA', '2140 \\d.*+', '60614', []],
  [
    'cb2/CANADA',
    '88 queens q',
    'm5j 2n8',
    [{ address1: '88 Queens Quay W', city: 'Toronto', state: 'ON', postalCode: '' }],
  ],
] as const)('SHIP-10: on %s %j with the code %j is completed to %j', async (site, text, zipCode, suggestions) => {
  expect(await suggest(text, zipCode, site)).toEqual({ suggestions });
});

test('SHIP-10: a known ZIP Code limits the streets to its area', async () => {
  const { suggestions } = await suggest('9 broadway', '10010');
  expect(suggestions.map(({ postalCode }) => postalCode)).toEqual(['10010']);
  const all = await suggest('9 broadway', '');
  expect(all.suggestions.map(({ postalCode }) => postalCode)).toEqual(['10010', '10013', '94609']);
});

function open() {
  const lines: string[] = [];
  const { port } = service.address() as AddressInfo;
  const env = { SMARTY_AUTH_ID: 'shop', SMARTY_AUTH_TOKEN: 'secret', SMARTY_URL: `http://127.0.0.1:${port}` };
  const { streetService } = readConfig(env);
  if (!streetService) throw new Error('The service is not configured');
  const log = createLog(readConfig({ LOG_LEVEL: 'warn' }), { write: (line) => void lines.push(line) });
  return { lines, streets: smartyStreets(streetService, { log }) };
}

test('SHIP-10: with an account at the service its suggestions are shown, those near the ZIP Code first', async () => {
  requests.length = 0;
  const street = {
    street_line: '12 Elm St',
    secondary: '',
    city: 'Evanston',
    state: 'IL',
    zipcode: '60201',
    entries: 0,
  };
  reply = { status: 200, body: JSON.stringify({ suggestions: [street] }) };
  expect(await open().streets.suggest('12 Elm', '60201', 'USA')).toEqual([
    { address1: '12 Elm St', city: 'Evanston', state: 'IL', postalCode: '60201' },
  ]);
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    search: '12 Elm',
    max_results: '6',
    source: 'all',
    prefer_zip_codes: '60201',
    'auth-id': 'shop',
    'auth-token': 'secret',
  });
  reply = { status: 200, body: '{"suggestions":null}' };
  expect(await open().streets.suggest('12 Elm', '', 'USA')).toEqual([]);
});

test.each([
  [402, '{}'],
  [200, 'no JSON'],
  [200, '{"suggestions":[{}]}'],
])('a response of the service with status %i and %j suggests nothing and logs no address', async (status, body) => {
  reply = { status, body };
  const { lines, streets } = open();
  expect(await streets.suggest('12 Elm', '60201', 'USA')).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/Elm|secret/);
});

test('an account at the service needs its token', () => {
  expect(() => readConfig({ SMARTY_AUTH_ID: 'shop' })).toThrow('SMARTY_AUTH_TOKEN must be set');
});
