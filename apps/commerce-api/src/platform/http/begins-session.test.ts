import type { AnyEndpoint } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { endpoints } from '@settee/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('every call that gives a newcomer a session says so', async () => {
  const silent: string[] = [];
  const allEndpoints = Object.values(endpoints).flatMap((calls): AnyEndpoint[] => Object.values(calls));
  for (const endpoint of allEndpoints) {
    const shopper = createShopper(shop);
    await shopper.call(endpoint, examples[endpoint.id]?.input).catch(() => undefined);
    if (shopper.cookie() !== '' && !endpoint.startsSession) silent.push(endpoint.id);
  }
  expect(silent).toEqual([]);
  expect(allEndpoints.filter(({ startsSession }) => startsSession).map(({ id }) => id)).toContain('addToCart.add');
});
