import { orderSwatches } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { startProcess } from '../../commerce-api/src/testing/start-process.ts';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { freePort } from '../../../tooling/postgres.ts';
import { type RunningShop, startShop } from './shop.ts';

const secret = 'a-secret-of-more-than-thirty-two-characters';

let data: string;
let api: ReturnType<typeof startProcess>;
let shop: RunningShop;
let orders = 0;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'settee-api-'));
  const port = await freePort();
  api = startProcess('../server.ts', { PORT: String(port), DATA_DIR: data, INTERNAL_API_SECRET: secret });
  for await (const _ of on(api.child.stdout, 'data', { signal: AbortSignal.timeout(limits.journey) }))
    if (api.said().includes('listening')) break;
  shop = await startShop({ COMMERCE_API_URL: `http://127.0.0.1:${port}`, INTERNAL_API_SECRET: secret });
});
afterAll(async () => {
  await shop?.stop();
  api?.child.kill('SIGTERM');
  await api?.ended;
  if (data) await rm(data, { recursive: true, force: true });
});

/** Sends a swatch order of a new shopper from a loopback address and returns the HTTP status. */
async function order(localAddress: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const sent = request({
    host: '127.0.0.1',
    port: shop.port,
    localAddress,
    method: 'POST',
    path: orderSwatches.path,
    headers: { host: `localhost:${shop.port}`, 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(limits.call),
  });
  orders += 1;
  const input = { ...Object(examples[orderSwatches.id]?.input), EmailAddress: `shopper${orders}@example.com` };
  sent.end(JSON.stringify(input));
  const [reply] = await once(sent, 'response');
  reply.resume();
  return reply.statusCode;
}

/** Whether the rate limit of 120 orders per address in ten minutes rejects one of 125. */
async function isLimited(localAddress: string, headers: (at: number) => Record<string, string> = () => ({})) {
  // The ten minutes may end within the first 125, but then not within the next.
  for (let burst = 0; burst < 2; burst += 1) {
    const statuses = await Promise.all(Array.from({ length: 125 }, (_, index) => order(localAddress, headers(index))));
    for (const status of new Set(statuses)) expect([200, 429]).toContain(status);
    if (statuses.includes(429)) return true;
  }
  return false;
}

test('with a separate commerce API each client has its own rate limit, and a forged header does not bypass it', async () => {
  expect(await isLimited('127.0.0.2')).toBe(true);
  expect(await order('127.0.0.3')).toBe(200);
  const forged = (at: number) => ({
    'x-forwarded-for': `10.0.${at}.1`,
    'x-settee-client-address': `10.0.${at}.2`,
    'x-settee-internal-secret': 'a-guess-of-more-than-thirty-two-characters',
  });
  expect(await isLimited('127.0.0.4', forged)).toBe(true);
});

test('pages are shown, and the shop is alive without its commerce API but not ready', async () => {
  const page = await fetch(shop.at('/sofas'));
  expect([page.status, (await page.text()).includes('Sofa')]).toEqual([200, true]);
  const probe = async (path: string) => {
    const reply = await fetch(shop.at(path));
    return [reply.status, await reply.json()];
  };
  expect([await probe('/healthz'), await probe('/readyz')]).toEqual([
    [200, { status: 'ok' }],
    [200, { status: 'ready' }],
  ]);
  api.child.kill('SIGTERM');
  await api.ended;
  expect([await probe('/healthz'), await probe('/readyz')]).toEqual([
    [200, { status: 'ok' }],
    [503, { status: 'commerce API unreachable' }],
  ]);
  const without = await fetch(shop.at('/sofas'));
  expect([without.status, without.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await without.text()).toContain('We couldn’t load this page');
});
