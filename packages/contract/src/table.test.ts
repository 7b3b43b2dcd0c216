import { expect, test } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { examples } from './examples.ts';
import { openApi } from './openapi.ts';
import { table } from './table.ts';

const endpoints: readonly AnyEndpoint[] = Object.values(table).flatMap((calls) => Object.values<AnyEndpoint>(calls));

test('ids and method-path pairs are unique', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
});

test('API-01: every POST under the checkout paths demands the request-verification token', () => {
  const checkout = endpoints.filter(
    ({ method, path }) => method === 'POST' && /^\/(ReactCheckout|Checkout|checkout|api\/checkout)\//.test(path),
  );
  expect(checkout.length).toBeGreaterThan(10);
  expect(checkout.filter(({ antiForgery }) => !antiForgery).map(({ id }) => id)).toEqual([]);
});

test('what a call refreshes are reads of the table', () => {
  const reads = new Set(endpoints.filter(({ method }) => method === 'GET').map(({ id }) => id));
  const unknown = endpoints.flatMap(({ refreshes = [] }) => refreshes.filter((id) => !reads.has(id)));
  expect(unknown).toEqual([]);
});

test('every call has an example, and the OpenAPI document has every call', () => {
  const document = JSON.stringify(openApi());
  for (const { id } of endpoints) {
    expect.soft(examples[id], id).toBeDefined();
    expect.soft(document).toContain(`"operationId":"${id}"`);
  }
});
