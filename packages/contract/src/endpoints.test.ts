import { expect, test } from 'vitest';
import { allDefinitions as allEndpoints, definitions } from './endpoints.ts';
import { examples } from './examples.ts';
import * as client from './generated/index.ts';
import { openApi } from './openapi.ts';

test('the table contains every noun, and every noun has endpoints', () => {
  expect(Object.keys(definitions).length).toBeGreaterThan(20);
  expect(Object.entries(definitions).filter(([, byName]) => Object.keys(byName).length === 0)).toEqual([]);
  expect(allEndpoints.length).toBeGreaterThan(100);
});

test('an endpoint has the same name in the table and among the exports for clients', () => {
  const exported = new Map(Object.entries<unknown>(client));
  const named = Object.values(definitions).flatMap((byName) => Object.entries(byName));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([name, { id }]) => Object(exported.get(name)).id !== id).map(([name]) => name)).toEqual([]);
});

test('every endpoint has a summary and names requirements or states that its path is not in the source', () => {
  const incomplete = allEndpoints.filter(
    ({ summary, requirement }) => !/^[A-Z].*[.]$/.test(summary) || !/[A-Z]+-\d+|own path/.test(requirement),
  );
  expect(allEndpoints).not.toEqual([]);
  expect(incomplete.map(({ id }) => id)).toEqual([]);
});

test('ids and method-path pairs are unique', () => {
  expect(allEndpoints).not.toEqual([]);
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

test('an endpoint invalidates only GET endpoints of the table', () => {
  expect(allEndpoints.flatMap(({ invalidates = [] }) => invalidates)).not.toEqual([]);
  const reads = new Set(allEndpoints.filter(({ method }) => method === 'GET').map(({ id }) => id));
  const unknown = allEndpoints.flatMap(({ invalidates = [] }) => invalidates.filter((id) => !reads.has(id)));
  expect(unknown).toEqual([]);
});

test('every endpoint has an example and is part of the OpenAPI document', () => {
  expect(allEndpoints.length).toBeGreaterThan(100);
  const document = JSON.stringify(openApi());
  for (const { id } of allEndpoints) {
    expect.soft(examples[id], id).toBeDefined();
    expect.soft(document).toContain(`"operationId":"${id}"`);
  }
});
