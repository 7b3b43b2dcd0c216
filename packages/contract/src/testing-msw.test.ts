import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getCart } from './cart-reads.ts';
import { examples, exampleReply } from './testing.ts';

// As in docs/guides/testing.mdx.
const server = setupServer(
  http.all(
    ({ request }) => exampleReply(request) !== undefined,
    ({ request }) => Response.json(exampleReply(request)?.reply),
  ),
);
const reject = () => {
  throw new Error('No handler.');
};
beforeAll(() => server.listen({ onUnhandledFrame: reject }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const read = async (path: string) => (await fetch(`https://shop.example${path}`)).json();

test('MSW responds to every request with the example of its endpoint', async () => {
  expect(await read(getCart.path)).toEqual(examples['cart.get'].reply);
});

test('a reply of the test replaces the example for MSW', async () => {
  const replies = { 'cart.get': { isReset: true } };
  server.use(http.get('*/ReactCart/GetCart', ({ request }) => Response.json(exampleReply(request, replies)?.reply)));
  expect(await read(getCart.path)).toEqual({ isReset: true });
});

test('a request that is for no endpoint has no handler', async () => {
  const response = await fetch('https://shop.example/elsewhere');
  expect([response.status, (await response.json()).message]).toEqual([500, 'No handler.']);
});
