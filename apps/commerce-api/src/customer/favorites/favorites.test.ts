import {
  addFavorite,
  createBoard,
  deleteBoard,
  getAddToListPopup,
  getBoard,
  getBoardSummaries,
  getCart,
  getFavoriteSkus,
  moveFavorite,
  removeFavorite,
  renameBoard,
} from '@settee/contract';
import { type FavoriteKey, favoritesLimits } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.closeChecked());

const sofa: FavoriteKey = { sku: goods.sofaSmall, optionChoiceParameter: '11-3001_12-1201_13-2001' };
const chair: FavoriteKey = { sku: goods.dining, optionChoiceParameter: '' };
const seat: FavoriteKey = { sku: goods.loveseat, optionChoiceParameter: '' };

const start = async (boardName = 'Living room', product = sofa): Promise<[TestShopper, number]> => {
  // All shoppers of a test share one address and its rate limit.
  shop.clock.moveBy(60_000);
  const shopper = createShopper(shop);
  const { recapId } = await shopper.call(createBoard, { ...product, quantity: 1, boardName });
  await shopper.call(getCart, {});
  return [shopper, recapId];
};
const namesIn = async (shopper: TestShopper, recapId: number) =>
  (await shopper.call(getBoard, { recapId }))?.items.map(({ name }) => name);
const summaries = async (shopper: TestShopper) =>
  (await shopper.call(getBoardSummaries, {})).BoardSummaries.map(({ BoardName, ItemCount }) => [BoardName, ItemCount]);

test('FAV-14, FAV-16, FAV-19: a list is made with a product, which is then among the saved', async () => {
  const shopper = createShopper(shop);
  expect(await shopper.call(getFavoriteSkus, {})).toEqual([]);
  expect(shopper.cookie()).toBe('');
  const made = await shopper.call(createBoard, { ...sofa, quantity: 2, boardName: '  Living   room ' });
  expect(made.recapId).toBeGreaterThan(0);
  expect(await shopper.call(getFavoriteSkus, {})).toEqual([{ Item1: sofa.sku, Item2: sofa.optionChoiceParameter }]);
  expect(await shopper.call(getBoard, {})).toMatchObject({
    Id: made.recapId,
    BoardName: 'Living room',
    items: [
      {
        ...sofa,
        quantity: 2,
        name: 'Alder Sofa',
        status: 'buyable',
        url: '/alder-sofa/s100101?option.11=3001&option.12=1201&option.13=2001',
        chosen: [{ label: 'Size' }, { label: 'Fabric', text: 'Washed Linen, Flax' }, { label: 'Leg' }],
      },
    ],
  });
});

test('FAV-16: the saved skus are never cached, and a brand knows nothing of the other', async () => {
  const [shopper] = await start();
  const reply = await shopper.send('GET', getFavoriteSkus.path);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const other = await shopper.send('GET', getFavoriteSkus.path, undefined, { 'x-settee-site': 'cb2/USA' });
  expect(await other.json()).toEqual([]);
});

test('FAV-12, FAV-13, FAV-17: the popup shows the product and marks the lists that hold it', async () => {
  const shopper = createShopper(shop);
  expect(await shopper.call(getAddToListPopup, sofa)).toMatchObject({ Boards: [], IsSignedIn: false, IsMobile: false });
  expect(shopper.cookie()).toBe('');
  const [owner, den] = await start('Den');
  shop.clock.moveBy(1000);
  const { recapId: attic } = await owner.call(createBoard, { ...chair, quantity: 1, boardName: 'Attic' });
  expect(await owner.call(getAddToListPopup, sofa)).toEqual({
    CurrentProductSku: sofa.sku,
    CurrentProductName: 'Alder Sofa',
    CurrentProductFormattedPrice: '$1,849.00',
    ProductImageUrl: expect.stringMatching(/^\/pictures\//),
    OptionChoiceParameter: sofa.optionChoiceParameter,
    Boards: [
      { Id: attic, BoardName: 'Attic', IsProductMember: false },
      { Id: den, BoardName: 'Den', IsProductMember: true },
    ],
    IsSignedIn: false,
    IsMobile: false,
  });
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148' };
  const reply = await owner.send('POST', getAddToListPopup.path, chair, phone);
  expect(await reply.json()).toMatchObject({ IsMobile: true, OptionChoiceParameter: '' });
});

test('FAV-18: an add returns its board, and the same product with the same choices is one item', async () => {
  const [shopper, recapId] = await start();
  expect(await shopper.call(addFavorite, { ...chair, quantity: 1, recapId })).toEqual({ recapId, problem: null });
  await Promise.all(Array.from({ length: 10 }, () => shopper.call(addFavorite, { ...chair, quantity: 3, recapId })));
  // The product's own sku with a size is the sku of that size.
  await shopper.call(addFavorite, { ...sofa, sku: goods.sofa, quantity: 1, recapId });
  const board = await shopper.call(getBoard, { recapId });
  expect(board?.items.map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual([
    [sofa.sku, 1],
    [chair.sku, 3],
  ]);
  expect(await shopper.call(getFavoriteSkus, {})).toHaveLength(2);
});

test('FAV-19: ten parallel requests for a board create one board', async () => {
  const [shopper, recapId] = await start('Den');
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      shopper.call(createBoard, { ...sofa, quantity: 1, boardName: index % 2 ? 'Hall' : 'hall ' }),
    ),
  );
  expect(new Set(responses.map((response) => response.recapId)).size).toBe(1);
  expect(responses[0]?.recapId).not.toBe(recapId);
  expect((await summaries(shopper)).map(([name]) => name)).toHaveLength(2);
});

test('without a board id the most recently used board is shown', async () => {
  const [shopper, den] = await start('Den');
  shop.clock.moveBy(1000);
  const { recapId: hall } = await shopper.call(createBoard, { ...chair, quantity: 1, boardName: 'Hall' });
  expect((await shopper.call(getBoard, {}))?.Id).toBe(hall);
  shop.clock.moveBy(1000);
  await shopper.call(addFavorite, { ...seat, quantity: 1, recapId: den });
  expect((await shopper.call(getBoard, {}))?.Id).toBe(den);
});

test('FAV-15: the summaries count the items of every list and name each sku once', async () => {
  const [shopper] = await start('Den');
  shop.clock.moveBy(1000);
  await shopper.call(createBoard, { ...sofa, quantity: 1, boardName: 'Hall' });
  expect(await shopper.call(getBoardSummaries, {})).toMatchObject({
    TotalItemCount: 2,
    BoardSummaries: [
      { BoardName: 'Hall', ItemCount: 1 },
      { BoardName: 'Den', ItemCount: 1 },
    ],
    itemSkus: [sofa],
  });
});

test('a removed item returns to its position when it is added again', async () => {
  const [shopper, recapId] = await start();
  for (const product of [chair, seat]) {
    shop.clock.moveBy(1000);
    await shopper.call(addFavorite, { ...product, quantity: 1, recapId });
  }
  const before = await namesIn(shopper, recapId);
  const out = { ...chair, recapId };
  expect(await shopper.call(removeFavorite, out)).toEqual({ isSuccess: true, problem: null });
  expect(await shopper.call(removeFavorite, out)).toEqual({ isSuccess: true, problem: null });
  expect(await namesIn(shopper, recapId)).toEqual(before?.toSpliced(1, 1));
  expect(await shopper.call(getFavoriteSkus, {})).toHaveLength(2);
  await shopper.call(addFavorite, { ...chair, quantity: 1, recapId });
  expect(await namesIn(shopper, recapId)).toEqual(before);
  await shopper.call(removeFavorite, out);
  shop.clock.moveBy(11 * 60_000);
  await shopper.call(addFavorite, { ...chair, quantity: 1, recapId });
  expect((await namesIn(shopper, recapId))?.[0]).toBe(before?.[1]);
});

test('a list gets another name, but none that another list has', async () => {
  const [shopper, recapId] = await start('Den');
  await shopper.call(createBoard, { ...chair, quantity: 1, boardName: 'Hall' });
  const rename = (boardName: string) => shopper.call(renameBoard, { recapId, boardName });
  expect(await rename(' HALL ')).toEqual({ isSuccess: false, problem: 'name-taken' });
  expect(await rename('DEN')).toEqual({ isSuccess: true, problem: null });
  expect((await summaries(shopper)).map(([name]) => name)).toContain('DEN');
});

test('an item moves to another list, to a new one, and nowhere when the list is not theirs', async () => {
  const [shopper, den] = await start('Den');
  const move = (recapId: number, toRecapId: number, boardName = '') =>
    shopper.call(moveFavorite, { ...sofa, recapId, toRecapId, boardName });
  const { recapId: hall, problem } = await move(den, 0, 'Hall');
  expect(problem).toBeNull();
  expect([await namesIn(shopper, den), await namesIn(shopper, hall)]).toEqual([[], ['Alder Sofa']]);
  expect(await move(hall, den)).toEqual({ recapId: den, problem: null });
  expect(await move(den, den)).toEqual({ recapId: den, problem: null });
  const [, otherItem] = await start('Den');
  expect(await move(den, otherItem)).toEqual({ recapId: 0, problem: 'unknown-list' });
  expect(await namesIn(shopper, den)).toEqual(['Alder Sofa']);
});

test('a list is deleted with what is in it, once or twice', async () => {
  const [shopper, recapId] = await start();
  for (let times = 0; times < 2; times++)
    expect(await shopper.call(deleteBoard, { recapId })).toEqual({ isSuccess: true, problem: null });
  expect(await shopper.call(getFavoriteSkus, {})).toEqual([]);
  expect(await shopper.call(getBoard, { recapId })).toBeNull();
});

test('a shopper cannot read or change the boards of another shopper', async () => {
  const [owner, recapId] = await start('Den');
  const [other, own] = await start('Hall', chair);
  expect((await other.call(getBoard, { recapId }))?.Id).toBe(own);
  expect((await other.call(addFavorite, { ...chair, quantity: 1, recapId })).recapId).toBe(0);
  expect((await other.call(removeFavorite, { ...sofa, recapId })).isSuccess).toBe(false);
  expect((await other.call(renameBoard, { recapId, boardName: 'Mine' })).isSuccess).toBe(false);
  await other.call(deleteBoard, { recapId });
  expect(await createShopper(shop).call(addFavorite, { ...chair, quantity: 1, recapId })).toEqual({
    recapId: 0,
    problem: 'unknown-list',
  });
  expect(await summaries(owner)).toEqual([['Den', 1]]);
});

test('a change without the request-verification token is rejected', async () => {
  const [shopper, recapId] = await start();
  for (const { path } of [renameBoard, deleteBoard, removeFavorite, moveFavorite]) {
    const body = { ...sofa, recapId, boardName: 'Mine', toRecapId: 0 };
    const { status } = await shopper.send('POST', path, body, { RequestVerificationToken: 'of others' });
    expect([path, status]).toEqual([path, 403]);
  }
  expect(await summaries(shopper)).toEqual([['Living room', 1]]);
});

test.each([
  ['an unknown sku', { sku: 999_999_999 }],
  ['a sku of the other brand', { sku: 200602, optionChoiceParameter: '' }],
  ['a choice that is not offered', { optionChoiceParameter: '11-3001_12-9999_13-2001' }],
  ['choices that are no choices', { optionChoiceParameter: "' or 1=1 --" }],
  ['no piece', { quantity: 0 }],
  ['FAV-06: no name', { boardName: '' }],
  ['FAV-06: a name of spaces', { boardName: ' \u00a0\u200b ' }],
  ['a name without end', { boardName: 'x'.repeat(51) }],
])('%s is rejected with 400 and starts no session', async (_, change) => {
  shop.clock.moveBy(60_000);
  const shopper = createShopper(shop);
  const reply = await shopper.send('POST', createBoard.path, { ...sofa, quantity: 1, boardName: 'Den', ...change });
  expect(reply.status).toBe(400);
  expect(shopper.cookie()).toBe('');
});

test('an incomplete configuration can be saved and is reported', async () => {
  const [shopper, recapId] = await start('Den', { sku: goods.sofa, optionChoiceParameter: '12-1201' });
  const board = await shopper.call(getBoard, { recapId });
  expect(board?.items[0]).toMatchObject({
    status: 'unchosen',
    isPriceFrom: true,
    url: '/alder-sofa/s100101?option.12=1201',
  });
});

test('the site in Canada shows its own prices', async () => {
  const [shopper] = await start('Den', chair);
  const here = await shopper.call(getBoard, {});
  const reply = await shopper.send('GET', getBoard.path, undefined, { 'x-settee-site': 'main/CANADA' });
  const there: Awaited<typeof here> = await reply.json();
  expect(there?.items[0]?.currentPrice).toBeGreaterThan(here?.items[0]?.currentPrice ?? Infinity);
});

test('a shopper has no more lists than may be, and a list holds no more items', async () => {
  const [shopper, recapId] = await start('List 0');
  for (let index = 1; index < favoritesLimits.lists; index++)
    await shopper.call(createBoard, { ...sofa, quantity: 1, boardName: `List ${index}` });
  const full = await shopper.call(createBoard, { ...sofa, quantity: 1, boardName: 'One more' });
  expect(full).toEqual({ recapId: 0, problem: 'too-many-lists' });
  expect((await shopper.call(createBoard, { ...chair, quantity: 1, boardName: 'list 3' })).recapId).toBeGreaterThan(0);
  const { db } = shop.ctx;
  const [board] = await db.select().from(favoritesBoards).where(eq(favoritesBoards.recapId, recapId));
  await db.insert(favoritesItems).values(
    Array.from({ length: favoritesLimits.items - 1 }, (_, index) => ({
      id: shop.ctx.ids.row(),
      boardId: board?.id ?? '',
      sku: 900_000 + index,
      optionChoiceParameter: '',
      quantity: 1,
      name: 'Something of old',
      addedAt: shop.clock.now(),
    })),
  );
  shop.clock.moveBy(60_000);
  const add = (product: FavoriteKey) => shopper.call(addFavorite, { ...product, quantity: 1, recapId });
  expect(await add(chair)).toEqual({ recapId: 0, problem: 'list-full' });
  expect(await add(sofa)).toEqual({ recapId, problem: null });
  const gone = (await shopper.call(getBoard, { recapId }))?.items.find((item) => item.sku === 900_000);
  expect(gone).toMatchObject({ status: 'gone', name: 'Something of old', url: '', picture: null });
});
