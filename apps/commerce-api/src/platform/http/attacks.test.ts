import { refreshCheckout } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { schemasOf } from '@settee/contract/schemas';
import { endpoints } from '@settee/contract/endpoints';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import { fillCart, goToReview } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
/** A guest at the review step, for requests that change nothing. */
let guest: TestShopper;
beforeAll(async () => {
  shop = await createTestContext();
  guest = await atReview();
});
afterAll(() => shop.close());

const marker = 'zebra-7741';
const posts = Object.values(endpoints)
  .flatMap((endpoints) => Object.values(endpoints))
  .filter(({ method }) => method === 'POST');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that no field takes. */
const wrong: readonly unknown[] = [
  null,
  [],
  {},
  [marker],
  { [marker]: marker },
  true,
  -1,
  1.5,
  1e308,
  'NaN',
  `${marker}\u0000`,
  `${marker} 🛋️ </script> ' or 1=1 --${'x'.repeat(5000)}`,
];

function* changesOf(json: unknown): Generator<unknown> {
  if (Array.isArray(json)) {
    for (const [index, entry] of json.entries())
      for (const changed of changesOf(entry)) yield json.with(index, changed);
  } else if (isRecord(json)) {
    for (const [key, value] of Object.entries(json)) {
      const { [key]: _left, ...rest } = json;
      yield rest;
      for (const value of wrong) yield { ...json, [key]: value };
      for (const changed of changesOf(value)) yield { ...json, [key]: changed };
    }
  }
}

/** All shoppers share one address and its rate limits. */
beforeEach(() => shop.clock.moveBy(600_000));

async function atReview(): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await fillCart(shopper);
  await goToReview(shopper);
  return shopper;
}

let people = 0;

const needsAccount = (id: string) => /^(account|registry)\./.test(id);

/** Creates a shopper with access to the handler of an endpoint. */
async function whoMay(id: string): Promise<TestShopper> {
  const shopper = await atReview();
  if (!needsAccount(id)) return shopper;
  people += 1;
  const { emailAddress } = await makeAccount(shop, `person${people}@example.com`);
  await signIn(shopper, emailAddress);
  return shopper;
}

/** All that a shopper's call can change. */
async function everything(): Promise<string> {
  const rows = await shop.ctx.db.execute(
    sql`select (select json_agg(b order by b.id) from basket b) b, (select json_agg(l order by l.id) from basket_line l) l,
      (select json_agg(c order by c.id) from basket_card c) c, (select count(*) from placed_order) o, (select sum(sold) from offer) s`,
  );
  return JSON.stringify(rows);
}

async function expectRejection(reply: Response, sent: string) {
  const text = await reply.text();
  expect([400, 413, 415], `${sent.slice(0, 200)} gave ${reply.status} ${text.slice(0, 200)}`).toContain(reply.status);
  expect(text).not.toContain(marker);
  const { problems } = v.parse(rejectionSchema, JSON.parse(text));
  expect(problems.every(({ field, message }) => field !== '' && message !== '')).toBe(true);
}
const rejectionSchema = v.object({
  problems: v.pipe(v.array(v.object({ field: v.string(), message: v.string() })), v.minLength(1)),
});

const noBodies = [
  'null',
  '"text"',
  '1',
  '{',
  'NaN',
  '{"a":1,}',
  '\u0000',
  `"${'x'.repeat(70_000)}"`,
  `{"a":"${'x'.repeat(66_000)}"}`,
];

test('the contract has POST endpoints', () => {
  expect(posts.length).toBeGreaterThan(50);
});

test.each(posts.map(({ id, path }) => [id, path] as const))('API-05: %s rejects an invalid body', async (_id, path) => {
  const before = await everything();
  for (const body of noBodies) await expectRejection(await guest.send('POST', path, body), body);
  expect((await guest.send('POST', path, '{}', { 'content-type': 'text/plain' })).status).toBe(415);
  expect(await everything()).toBe(before);
});

const inputOf = (id: string): unknown => examples[id]?.input ?? {};
const withInput = posts.filter(({ id }) => Object.keys(Object(inputOf(id))).length > 0);

test.each(withInput.map(({ id }) => [id]))(
  '%s names every field that is wrong, repeats no value and changes nothing',
  async (id) => {
    const endpoint = posts.find((each) => each.id === id);
    if (!endpoint) throw new Error('no such call');
    const bodies = [...changesOf(inputOf(id))].map((body) => ({ sent: JSON.stringify(body), body }));
    const isTaken = ({ sent }: { sent: string }) =>
      v.is<v.GenericSchema<unknown>>(schemasOf(endpoint).input, JSON.parse(sent)) && !sent.includes('\\u0000');
    const { taken = [], refused = [] } = Object.groupBy(bodies, (one) => (isTaken(one) ? 'taken' : 'refused'));
    expect(refused.length).toBeGreaterThan(5);
    const shopper = taken.length > 0 || needsAccount(id) ? await whoMay(id) : guest;
    const before = await everything();
    for (const { sent } of refused) await expectRejection(await shopper.send('POST', endpoint.path, sent), sent);
    expect(await everything()).toBe(before);
    for (const { sent } of taken) {
      const { status } = await shopper.send('POST', endpoint.path, sent);
      expect([200, 400, 401, 403, 404, 429], `${sent.slice(0, 300)} gave ${status}`).toContain(status);
    }
  },
  60_000,
);

test('a chunked body of 64 kB without a length is rejected before its end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(120));
    },
  });
  const init = { method: 'POST', body: endless, headers: { 'content-type': 'application/json' }, duplex: 'half' };
  const request = new Request('http://localhost/browse/scbadd/AddItemToCartV2', init);
  expect((await shop.api.request(request)).status).toBe(413);
  expect(sent).toBeLessThan(200_000);
});

test('unknown fields are dropped', async () => {
  const shopper = await atReview();
  const reply = await shopper.send('POST', '/ReactCheckout/ValidateCart', {
    total: 1,
    __proto__: { isAdmin: true },
    basketId: 'x',
  });
  expect(reply.status).toBe(200);
  expect((await shopper.call(refreshCheckout, {})).basketId).not.toBe('x');
});
