import type { TaxRequest } from '@settee/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';
import { fixedClock } from '../../testing/clock.ts';
import { holdRequestTimeouts } from '../../testing/request-timeouts.ts';
import { startTaxServer, type TaxServer } from '../../testing/tax-server.ts';
import { taxService } from './tax-service.ts';

let server: TaxServer;
let timeouts: ReturnType<typeof holdRequestTimeouts>;
beforeAll(async () => {
  timeouts = holdRequestTimeouts();
  server = await startTaxServer();
});
afterEach(() => {
  server.behavior = 'quotes';
  server.requests.length = 0;
});
afterAll(() => {
  timeouts.restore();
  return server.close();
});

const destination = { country: 'USA', region: 'IL', postalCode: '60601' } as const;
const line = { productCode: 'goods', quantity: 1, shipFrom: destination, shipTo: destination } as const;
const request: TaxRequest = {
  siteCulture: 'USA',
  lines: [
    { ...line, id: 'a', amount: 10_000 },
    { ...line, id: 'b', productCode: 'shipping', amount: 995 },
  ],
  exemption: { certificateNumber: 'E-1' },
};

function open() {
  const logged: string[] = [];
  const clock = fixedClock();
  const log = createLog(readConfig({ LOG_LEVEL: 'error' }), { write: (text) => void logged.push(text) });
  return { provider: taxService({ url: server.url, apiKey: 'secret-key' }, { clock, log }), clock, logged };
}

test('a quote has the parts of each line, and the service gets the whole request with its key', async () => {
  const { provider } = open();
  expect(await provider.quote(request)).toEqual({
    source: 'service',
    total: 1_100,
    lines: [
      { id: 'a', productCode: 'goods', parts: [{ jurisdiction: 'Test County', rate: 10_000, amount: 1_000 }] },
      { id: 'b', productCode: 'shipping', parts: [{ jurisdiction: 'Test County', rate: 10_000, amount: 100 }] },
    ],
  });
  expect(server.requests).toEqual([{ authorization: 'Bearer secret-key', body: request }]);
});

test.each([
  ['fails', 2],
  ['sends no JSON', 2],
  ['overtaxes', 2],
  ['omits a line', 2],
  ['rejects', 1],
] as const)('a service that %s gives no quote after %i requests, and no secret is logged', async (behavior, tries) => {
  const { provider, logged } = open();
  server.behavior = behavior;
  expect(await provider.quote(request)).toBeNull();
  expect(server.requests).toHaveLength(tries);
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain('secret-key');
});

test('a service that hangs gives no quote after two requests of 1.5 s each', async () => {
  const { provider, logged } = open();
  server.behavior = 'hangs';
  const quote = provider.quote(request);
  for (const tries of [1, 2]) {
    await expect.poll(() => server.requests.length).toBe(tries);
    expect(timeouts.timeout).toHaveBeenLastCalledWith(1_500);
    timeouts.expire();
  }
  expect(await quote).toBeNull();
  expect(server.requests).toHaveLength(2);
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain('secret-key');
});

test('a failed request is repeated once', async () => {
  const { provider } = open();
  server.behavior = 'fails once';
  expect(await provider.quote(request)).toMatchObject({ total: 1_100 });
  expect(server.requests).toHaveLength(2);
});

test('after three failures the service is not called; after 30 s one request tries again', async () => {
  const { provider, clock } = open();
  server.behavior = 'fails';
  for (let tries = 0; tries < 3; tries++) await provider.quote(request);
  const before = server.requests.length;
  expect(await provider.quote(request)).toBeNull();
  expect(server.requests).toHaveLength(before);
  clock.moveBy(30_000);
  const both = [provider.quote(request), provider.quote(request)];
  await Promise.all(both);
  expect(server.requests).toHaveLength(before + 2);
  server.behavior = 'quotes';
  clock.moveBy(30_000);
  expect(await provider.quote(request)).toMatchObject({ total: 1_100 });
  expect(await provider.quote(request)).toMatchObject({ total: 1_100 });
});
