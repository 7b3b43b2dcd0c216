import { expect, test, vi } from 'vitest';
import { addToCart, getCustomConfirmation } from './add-to-cart.ts';
import { getListing } from './browse.ts';
import { CallError } from './call-error.ts';
import { updateItem } from './cart.ts';
import { getCart } from './cart-reads.ts';
import { applyOverride } from './endpoint-overrides.ts';
import { allDefinitions } from './endpoints.ts';
import { createClient, type Transport, type TransportRequest } from './client.ts';
import { exampleTransport } from './example-transport.ts';
import { examples } from './examples.ts';
import { updateGiftMessage } from './gift-options.ts';
import { getQuickShip } from './quick-ship.ts';
import { checkReply, schemasOf } from './schemas.ts';

function clientOver(transport: Transport, token = '') {
  const waits: number[] = [];
  const client = createClient({
    transport,
    loadCheck: async () => checkReply,
    token: () => token,
    sleep: async (ms) => void waits.push(ms),
  });
  return { client, waits };
}

function recording(json: unknown, status = 200) {
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return { status, json };
  };
  return { requests, transport };
}

const failureOf = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CallError ? error : Promise.reject(error)),
  );

test('API-05: a body is JSON, an empty one `{}`; a query is percent-encoded', async () => {
  const { requests, transport } = recording({ isSuccess: true });
  const { client } = clientOver(transport);
  await client.call(updateItem, { id: 'a"b', quantity: 2 });
  await failureOf(client.call(getListing, { category: 'sofas & more' }));
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/ReactCart/UpdateItem',
    body: '{"id":"a\\"b","quantity":2}',
  });
  expect(requests[1]).toMatchObject({ method: 'GET', url: '/browse/listing?category=sofas%20%26%20more', body: null });
});

test('API-01 API-02: a POST carries the token of the state in the header, a GET does not', async () => {
  const { requests, transport } = recording({ isSuccess: true });
  const { client } = clientOver(transport, 't0ken');
  await client.call(updateItem, { id: 'a', quantity: 1 });
  await failureOf(client.call(getCart, {}));
  expect(requests[0]?.headers['RequestVerificationToken']).toBe('t0ken');
  expect(requests[1]?.headers).not.toHaveProperty('RequestVerificationToken');
});

test('ATC-28: a configured add is a POST of the list, or a GET with it in the query as `items` and the token', async () => {
  const { requests, transport } = recording({ isSuccess: false, isError: true, status: '400', errorMessage: 'Gone' });
  const { client } = clientOver(transport, 't0ken');
  const lines = [{ Sku: 100112, Quantity: 2, OptionChoiceParameter: '11-3001' }];
  const path = '/shop-service/add';
  const posted = applyOverride({ 'addToCart.add': { path } }, addToCart);
  const request = applyOverride({ 'addToCart.add': { path, method: 'GET', requiresCsrfToken: true } }, addToCart);
  const replies = [await client.call(posted, lines), await client.call(request, lines)];
  expect(requests[0]).toMatchObject({ method: 'POST', url: path, body: JSON.stringify(lines) });
  const [to, query] = requests[1]?.url.split('?') ?? [];
  expect([requests[1]?.method, to, requests[1]?.body]).toEqual(['GET', path, null]);
  expect([...new URLSearchParams(query)]).toEqual([['items', JSON.stringify(lines)]]);
  expect(requests[1]?.headers['RequestVerificationToken']).toBe('t0ken');
  expect(replies[1]).toEqual(replies[0]);
});

test.each([
  [getQuickShip, '/browse/quickship/100112'],
  [applyOverride({ 'quickShip.items': { path: '/stock/{sku}/soon' } }, getQuickShip), '/stock/100112/soon'],
])(
  'QSHIP-06: input fields named by the path are inserted there and not sent in the query: %s',
  async (endpoint, url) => {
    const { requests, transport } = recording(examples[getQuickShip.id].reply);
    await clientOver(transport).client.call(endpoint, { sku: 100112 });
    expect(requests.map((request) => request.url)).toEqual([url]);
  },
);

test('an endpoint override changes only the configured parts, and no other endpoint', () => {
  const calls = { [addToCart.id]: { path: '/elsewhere' } };
  expect(applyOverride(calls, addToCart)).toEqual({ ...addToCart, path: '/elsewhere' });
  expect(applyOverride(calls, getCustomConfirmation)).toEqual(getCustomConfirmation);
});

test('ERR-15 API-04: any reply flagged isReset throws IsReset, before anything else is read', async () => {
  for (const status of [200, 500]) {
    const { client } = clientOver(recording({ isReset: true, lineItems: 'rubbish' }, status).transport);
    const error = await failureOf(client.call(getCart, {}));
    expect(error?.failure).toEqual({ kind: 'session-reset' });
    expect(error?.message).toBe('IsReset');
  }
});

test.each([400, 403, 404, 500, 503, 504, 302])("ERR-24: a response %i becomes 'Status: {code}'", async (status) => {
  const { client } = clientOver(recording({}, status).transport);
  const error = await failureOf(client.call(getCart, {}));
  expect(error?.message).toBe(`Status: ${status}`);
});

test('an invalid response reports the path of the error', async () => {
  const { client } = clientOver(recording({ basketId: 'basket-1', lineItems: [{ id: 7 }] }).transport);
  const error = await failureOf(client.call(getCart, {}));
  expect(error?.failure).toEqual({ kind: 'invalid-response', at: 'lineItems.0.id' });
});

test('ERR-25 ERR-26 ERR-27: a gift message is tried again twice, 500 ms apart, on network failures only', async () => {
  const transport = vi.fn<Transport>().mockRejectedValue(new TypeError('Failed to fetch'));
  const { client, waits } = clientOver(transport);
  const input = { recipientId: 'r1', message: 'hi', isInitialTrigger: false };
  const error = await failureOf(client.call(updateGiftMessage, input));
  expect(error?.failure.kind).toBe('offline');
  expect(transport).toHaveBeenCalledTimes(3);
  expect(waits).toEqual([500, 500]);

  const broken = vi.fn<Transport>().mockRejectedValue(new TypeError('Invalid header'));
  await failureOf(clientOver(broken).client.call(updateGiftMessage, input));
  expect(broken).toHaveBeenCalledTimes(1);

  const answering = vi.fn<Transport>().mockResolvedValue({ status: 503, json: {} });
  await failureOf(clientOver(answering).client.call(updateGiftMessage, input));
  expect(answering).toHaveBeenCalledTimes(1);
});

test('a call without a retry rule is made once', async () => {
  const transport = vi.fn<Transport>().mockRejectedValue(new TypeError('Load failed'));
  await failureOf(clientOver(transport).client.call(getCart, {}));
  expect(transport).toHaveBeenCalledTimes(1);
});

test('ATC-01 ATC-02: an add defaults to quantity 1 and ship method standard', async () => {
  const { safeParse } = await import('valibot');
  const parsed = safeParse(schemasOf(addToCart).input, [{ Sku: 100112 }]);
  expect(parsed.output).toMatchObject([{ Sku: 100112, Quantity: 1, ShipMethod: 'standard', Location: '' }]);
});

test('every example fits its own endpoint, both ways', async () => {
  const { safeParse } = await import('valibot');
  expect(allDefinitions.length).toBeGreaterThan(100);
  for (const endpoint of allDefinitions) {
    const { input, reply } = endpoint.example;
    expect.soft(safeParse(endpoint.input, input).issues, `${endpoint.id} input`).toBeUndefined();
    const { client } = clientOver(exampleTransport(examples));
    expect.soft(await client.call(endpoint, input), endpoint.id).toEqual(reply);
  }
});
