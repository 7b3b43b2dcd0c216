import { expect, test } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { examples } from './examples.ts';
import { openApi } from './openapi.ts';
import { endpoints } from './endpoints.ts';

const allEndpoints: readonly AnyEndpoint[] = Object.values(endpoints).flatMap((calls) =>
  Object.values<AnyEndpoint>(calls),
);

test('ids and method-path pairs are unique', () => {
  expect(new Set(allEndpoints.map(({ id }) => id)).size).toBe(allEndpoints.length);
  expect(new Set(allEndpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(allEndpoints.length);
});

test('API-01: every POST under the checkout paths demands the request-verification token', () => {
  const checkout = allEndpoints.filter(
    ({ method, path }) => method === 'POST' && /^\/(ReactCheckout|Checkout|checkout|api\/checkout)\//.test(path),
  );
  expect(checkout.length).toBeGreaterThan(10);
  expect(checkout.filter(({ requiresCsrfToken }) => !requiresCsrfToken).map(({ id }) => id)).toEqual([]);
});

test('what a call refreshes are reads of the table', () => {
  const reads = new Set(allEndpoints.filter(({ method }) => method === 'GET').map(({ id }) => id));
  const unknown = allEndpoints.flatMap(({ invalidates = [] }) => invalidates.filter((id) => !reads.has(id)));
  expect(unknown).toEqual([]);
});

test('every call has an example, and the OpenAPI document has every call', () => {
  const document = JSON.stringify(openApi());
  for (const { id } of allEndpoints) {
    expect.soft(examples[id], id).toBeDefined();
    expect.soft(document).toContain(`"operationId":"${id}"`);
  }
});
