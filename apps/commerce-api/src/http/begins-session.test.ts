import type { AnyEndpoint } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { table } from '@settee/contract/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../testing/shopper.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';

let shop: TestWorld;
beforeAll(async () => {
  shop = await openTestWorld();
});
afterAll(() => shop.close());

test('every call that gives a newcomer a session says so', async () => {
  const silent: string[] = [];
  const endpoints = Object.values(table).flatMap((calls): AnyEndpoint[] => Object.values(calls));
  for (const endpoint of endpoints) {
    const shopper = createShopper(shop);
    await shopper.call(endpoint, examples[endpoint.id]?.input).catch(() => undefined);
    if (shopper.cookie() !== '' && !endpoint.beginsSession) silent.push(endpoint.id);
  }
  expect(silent).toEqual([]);
  expect(endpoints.filter(({ beginsSession }) => beginsSession).map(({ id }) => id)).toContain('addToCart.add');
});
