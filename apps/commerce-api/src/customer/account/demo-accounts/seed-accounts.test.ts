import { demoAccounts, registries } from '@settee/catalog';
import {
  getBoardSummaries,
  getCart,
  getRegistries,
  getSavedAddresses,
  getSavedCards,
  saveName,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestToken, signIn } from '../../../testing/account.ts';
import { fillCart, goods } from '../../../testing/checkout.ts';
import { createShopper } from '../../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../../testing/test-context.ts';
import { seedState } from '../../../platform/tables.ts';
import { accounts } from '../../../platform/session/tables.ts';
import { seedAccounts } from './seed-accounts.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test.each(demoAccounts.map((demo) => [demo.email, demo] as const))(
  '%s is as docs/demo-data.md says',
  async (email, demo) => {
    const shopper = createShopper(shop);
    const { errorCode } = await requestToken(shopper, email, demo.password || 'none at all');
    const codes = { 'signs-in': '', 'locked-out': 'LOCKED_OUT', 'google-only': 'E0000004' };
    expect(errorCode).toBe(codes[demo.signIn]);
    if (demo.signIn !== 'signs-in') return;
    await signIn(shopper, email, demo.password);
    const { addresses } = await shopper.call(getSavedAddresses, {});
    expect(addresses.map(({ address: { addressId: _id, ...address } }) => address)).toEqual(demo.addresses);
    const { cards } = await shopper.call(getSavedCards, {});
    expect(cards.map(({ lastFour }) => lastFour).toSorted()).toEqual(
      demo.cards.map(({ lastFour }) => lastFour).toSorted(),
    );
    const { BoardSummaries } = await shopper.call(getBoardSummaries, {});
    const boards = demo.boards.filter(({ brand }) => brand === 'main');
    expect(BoardSummaries.map(({ BoardName, ItemCount }) => [BoardName, ItemCount])).toEqual(
      boards.map(({ name, items }) => [name, items.length]),
    );
    const isPast = ({ expYear }: { expYear: number }) => expYear === 2023;
    expect(cards.filter(({ isExpired }) => isExpired)).toHaveLength(demo.cards.filter(isPast).length);
    const own = registries.filter(({ owner, brand }) => owner === email && brand === 'main');
    const listed = (await shopper.call(getRegistries, {})) ?? [];
    expect(listed.map(({ id, eventType, registryType }) => [id, eventType, registryType])).toEqual(
      own.map((registry) => [registry.id, registry.eventType, registry.registryType]),
    );
  },
);

test('README decision 13: Cora’s full cart meets a guest’s', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining, 4);
  await signIn(shopper, 'cora.cart@example.com', 'Settee-Cora-1');
  const { lineItems, messages } = await shopper.call(getCart, {});
  const dining = lineItems.find(({ itemInfo }) => itemInfo.sku === goods.dining);
  expect([lineItems.length, dining?.priceQuantityTotals.quantity, messages.length]).toEqual([3, 99, 2]);
});

test('the same accounts are not made twice, and one that a shopper changed stays theirs', async () => {
  const { ctx } = shop;
  const shopper = createShopper(shop);
  await signIn(shopper, 'nora.new@example.com', 'Settee-Nora-1');
  await shopper.call(saveName, { firstName: 'Eleonora', lastName: 'New' });
  const before = await ctx.db.select().from(accounts);
  await seedAccounts(ctx.db, ctx);
  await ctx.db.update(seedState).set({ hash: 'of others' }).where(eq(seedState.name, 'accounts'));
  const queries = shop.queries.length;
  await seedAccounts(ctx.db, ctx);
  expect(await ctx.db.select().from(accounts)).toEqual(before);
  expect(shop.queries.slice(queries).filter((query) => query.includes('"saved_card"'))).toEqual([]);
});
