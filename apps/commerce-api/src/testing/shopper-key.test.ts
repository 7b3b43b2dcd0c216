import { addToCart, getCart, updateItem } from '@settee/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder, placed } from './checkout.ts';
import { sharedTables, shopperColumns, tablesWithoutShopper } from './shopper-key.ts';
import { createShopper } from './shopper.ts';
import { createTestContext } from './test-context.ts';

test.each([
  ['a row by its own id', 'update "basket_line" set "quantity" = $1 where "basket_line"."id" = $2', ['basket_line']],
  ['no condition', 'select "id" from "saved_card"', ['saved_card']],
  ['a directory in a write', 'delete from "account" where "account"."email_key" = $1', ['account']],
  [
    'a join by something else',
    'select 1 from "basket" inner join "saved_card" on "saved_card"."id" = "basket"."id" where "basket"."id" = $1',
    ['saved_card'],
  ],
  [
    'one of two tables in a with',
    'with "a" as (update "order_tender" set "status" = $1 where "order_tender"."attempt_id" = $2) update "payment_operation" set "status" = $3 where "payment_operation"."id" = $4',
    ['payment_operation'],
  ],
])('a statement that finds rows of shoppers by %s is found', (_, query, tables) => {
  expect(tablesWithoutShopper(query)).toEqual(tables);
});

test.each([
  ['its key', 'select "id" from "basket" where ("basket"."shopper_key" = $1 and "basket"."status" = $2)'],
  ['its basket', 'delete from "basket_line" where ("basket_line"."basket_id" = $1 and "basket_line"."id" in ($2, $3))'],
  [
    'a join from its key',
    'select 1 from "basket" left join "basket_line" on "basket_line"."basket_id" = "basket"."id" where "basket"."shopper_key" = $1',
  ],
  ['a directory in a read', 'select "id" from "account" where "account"."email_key" = $1'],
  ['no shopper, of the catalog', 'select "sku" from "product" where "product"."sku" = $1'],
])('a statement that names a shopper by %s is right', (_, query) => {
  expect(tablesWithoutShopper(query)).toEqual([]);
});

test('every table has rows of one shopper each, or is said to be shared', async () => {
  const { ctx, close } = await createTestContext();
  const found = await ctx.db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  const names = (found as unknown as { rows: { tablename: string }[] }).rows.map(({ tablename }) => tablename);
  const known = [...Object.keys(shopperColumns), ...Object.values(sharedTables).flat()];
  expect(names.toSorted()).toEqual(known.toSorted());
  await close();
});

test('21.5: every statement of a shopper, from the cart to the order, names that shopper', async () => {
  const { api, queries, withoutShopper, close } = await createTestContext();
  const shopper = createShopper({ api });
  await fillCart(shopper, goods.dining);
  await shopper.call(addToCart, [{ Sku: goods.loveseat }]);
  const { lineItems } = await shopper.call(getCart, {});
  await shopper.call(updateItem, { id: lineItems[0]?.id ?? '', quantity: 2 });
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toEqual(placed);
  const isSeen = (table: string) => queries.some((query) => query.includes(`"${table}"`));
  expect(
    ['basket', 'basket_line', 'basket_card', 'payment_attempt', 'placed_order'].filter((table) => !isSeen(table)),
  ).toEqual([]);
  expect(withoutShopper).toEqual([]);
  await close();
});
