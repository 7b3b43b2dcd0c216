import { createBoard, getAddToListPopup, getBoardSummaries, getFavoriteSkus, signOut } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../platform/session/tables.ts';
import { makeAccount, signIn } from '../../testing/account.ts';
import { goods } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { favoritesBoards } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const chair = { sku: goods.dining, optionChoiceParameter: '', quantity: 1 };
const seat = { sku: goods.loveseat, optionChoiceParameter: '', quantity: 1 };
const listsOf = async (shopper: TestShopper) =>
  (await shopper.call(getBoardSummaries, {})).BoardSummaries.map(({ BoardName, ItemCount }) => [
    BoardName,
    ItemCount,
  ]).toSorted();

test('README decision 13: a guest’s boards are claimed at sign-in, and boards with the same name are merged', async () => {
  const { emailAddress } = await makeAccount(shop, 'lists@example.com');
  const before = createShopper(shop);
  await signIn(before, emailAddress);
  await before.call(createBoard, { ...chair, boardName: 'Den' });
  const guest = createShopper(shop);
  await guest.call(createBoard, { ...chair, boardName: 'den' });
  await guest.call(createBoard, { ...seat, boardName: 'den' });
  await guest.call(createBoard, { ...seat, boardName: 'Attic' });
  await signIn(guest, emailAddress);
  const merged = [
    ['Attic', 1],
    ['Den', 2],
  ];
  expect(await listsOf(guest)).toEqual(merged);
  expect(await listsOf(before)).toEqual(merged);
  expect(await guest.call(getAddToListPopup, chair)).toMatchObject({ IsSignedIn: true });
});

test('signing out leaves the lists with the account', async () => {
  const { emailAddress } = await makeAccount(shop, 'leaver@example.com');
  const shopper = createShopper(shop);
  await shopper.call(createBoard, { ...chair, boardName: 'Den' });
  await signIn(shopper, emailAddress);
  await shopper.call(signOut, {});
  expect(await shopper.call(getFavoriteSkus, {})).toEqual([]);
  await signIn(shopper, emailAddress);
  expect(await listsOf(shopper)).toEqual([['Den', 1]]);
});

test('the lists go with their account', async () => {
  const { id, emailAddress } = await makeAccount(shop, 'gone@example.com');
  const shopper = createShopper(shop);
  await signIn(shopper, emailAddress);
  await shopper.call(createBoard, { ...chair, boardName: 'Den' });
  await shop.ctx.db.delete(accounts).where(eq(accounts.id, id));
  expect(await shop.ctx.db.select().from(favoritesBoards).where(eq(favoritesBoards.accountId, id))).toEqual([]);
});
