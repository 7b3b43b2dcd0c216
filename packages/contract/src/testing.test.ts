import { expect, test } from 'vitest';
import { getCart } from './cart-reads.ts';
import { allDefinitions } from './endpoints.ts';
import { examples, exampleReply } from './testing.ts';

const url = (path: string) => `https://shop.example${path.replace(/\{\w+\}/g, '7')}?page=2`;

test.each(allDefinitions.map(({ id, method, path }) => [id, method, path] as const))(
  '%s has its example for a reply',
  (id, method, path) => {
    expect(exampleReply({ method, url: url(path) })).toEqual({ id, reply: examples[id]?.reply });
  },
);

test('a reply of the test replaces the example', () => {
  const { method, path } = getCart;
  expect(exampleReply({ method, url: path }, { 'cart.get': { isReset: true } })?.reply).toEqual({ isReset: true });
});

test('a reply for an unknown endpoint is an error', () => {
  const { method, path } = getCart;
  expect(() => exampleReply({ method, url: path }, { getCart: {} })).toThrow("No endpoint has the id 'getCart'");
});

test('an unknown path has no endpoint', () => {
  expect(exampleReply({ method: 'GET', url: 'https://shop.example/elsewhere' })).toBeUndefined();
});
