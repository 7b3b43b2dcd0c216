import { addToCart, getCart } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const sofa = { Sku: goods.sofa, OptionChoiceParameter: '11-3002_12-1202_13-2001' };

/** Statements of a call, without the begin and end of its transaction. */
async function statementsOf(call: () => Promise<unknown>): Promise<readonly string[]> {
  const before = shop.queries.length;
  await call();
  return shop.queries.slice(before).filter((query) => !/^(begin|commit)/.test(query));
}

test('a cart is read with three statements: its session, its lines, and what the catalog knows of them', async () => {
  const shopper = createShopper(shop);
  for (const line of [sofa, { Sku: goods.dining }, { Sku: goods.loveseat }]) await shopper.call(addToCart, [line]);
  const statements = await statementsOf(async () => {
    const { lineItems } = await shopper.call(getCart, {});
    expect(lineItems.length).toBeGreaterThan(1);
  });
  expect(statements.length, statements.join('\n')).toBe(3);
});

test('an add needs five statements, whatever is in the cart, and shows its totals', async () => {
  const shopper = createShopper(shop);
  await shopper.call(addToCart, [sofa]);
  for (const line of [sofa, { Sku: goods.dining }]) {
    const statements = await statementsOf(async () =>
      expect(await shopper.call(addToCart, [line])).toMatchObject({ isSuccess: true, addedItemCount: 1 }),
    );
    expect(statements.length, statements.join('\n')).toBe(5);
  }
});

test('a rejected add begins neither a session nor a cart', async () => {
  const shopper = createShopper(shop);
  const statements = await statementsOf(() => shopper.call(addToCart, [{ Sku: 1 }]));
  expect(statements.filter((query) => /insert into "(session|cart|basket)/.test(query))).toEqual([]);
  await shopper.call(addToCart, [sofa]);
  await shopper.call(addToCart, [{ Sku: 1 }]);
  expect((await shopper.call(getCart, {})).lineItems).toHaveLength(1);
});
