import {
  deleteAccount,
  getProduct,
  getReviewPermission,
  getReviews,
  markReviewHelpful,
  openOrder,
  reportReview,
  requestOrderCode,
  getRequestVerificationToken,
  getOrderDetails,
  writeReview,
} from '@settee/contract';
import { reviews as catalogReviews } from '@settee/catalog';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, makeAccount, signIn } from '../../testing/account.ts';
import { chicago, fillCart, goods, goToReview, submitOrder } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { isProfane } from '../personalization/profanity.ts';
import { refreshRatings } from './reviews.queries.ts';
import { reviewReports, reviews } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const sku = goods.sofa;
let buyers = 0;

async function newGuest(): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await shopper.call(getRequestVerificationToken, {});
  return shopper;
}

/** A guest who has bought a product, under an email address of no other test. */
async function buyer(emailAddress = `buyer-${(buyers += 1)}@example.com`) {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, {}, { ...chicago, emailAddress });
  await submitOrder(shopper);
  return shopper;
}

/** The product that `buyer` buys. */
const bought = goods.dining;
const text = 'Sturdy, and the top wipes clean after every dinner.';
const review = { sku: bought, stars: 4, title: 'Seats eight', text, nickname: 'porchlight' } as const;

test('SUMM-08: a review has stars, nickname and text; counts and average are those of all reviews', async () => {
  const list = await createShopper(shop).call(getReviews, { sku });
  const ofProduct = catalogReviews.filter(({ productSku }) => productSku === sku);
  expect(list.matching).toBe(ofProduct.length);
  expect(Object.values(list.counts).reduce((sum, count) => sum + count)).toBe(ofProduct.length);
  expect(list.reviews).toHaveLength(5);
  expect(ofProduct.map(({ title }) => title)).toContain(list.reviews[0]?.title);
});

test('SUMM-07: the rating of a product page is that of its reviews', async () => {
  const shopper = createShopper(shop);
  const [page, list] = [await shopper.call(getProduct, { sku }), await shopper.call(getReviews, { sku })];
  expect(page.rating).toEqual({ average: list.average, count: list.matching });
  expect(page.product.reviewCount).toBe(list.matching);
});

test.each([
  ['newest', ({ date }: { date: string }) => date, -1],
  ['highest', ({ reviewRating }: { reviewRating: number }) => reviewRating, -1],
  ['lowest', ({ reviewRating }: { reviewRating: number }) => reviewRating, 1],
  ['helpful', ({ helpfulCount }: { helpfulCount: number }) => helpfulCount, -1],
] as const)('reviews are sorted by %s', async (sort, valueOf, direction) => {
  const { reviews: found } = await createShopper(shop).call(getReviews, { sku, sort, limit: 50 });
  const values = found.map((one) => valueOf(one));
  expect(values).toEqual(values.toSorted((one, other) => (one < other ? -direction : one > other ? direction : 0)));
});

test('reviews are filtered by stars and by words, a percent sign being no wildcard', async () => {
  const shopper = createShopper(shop);
  const { reviews: four } = await shopper.call(getReviews, { sku, stars: '4,5', limit: 50 });
  expect(new Set(four.map(({ reviewRating }) => reviewRating))).toEqual(new Set([4, 5]));
  const word = four[0]?.text.split(' ')[0] ?? '';
  const found = await shopper.call(getReviews, { sku, search: ` ${word.toUpperCase()}  `, limit: 50 });
  expect(found.reviews.map(({ id }) => id)).toContain(four[0]?.id);
  expect((await shopper.call(getReviews, { sku, search: '%' })).matching).toBe(0);
});

test.each([
  'boucle',
  'BOUCLÉ',
  'bouclé',
  'boucle\u0301',
  'ｂｏｕｃｌｅ',
  '\u202abouclé\u202c',
  'bouclés',
  '“bouclé”',
  "couldn't",
  'couldn’t',
  'COULDNʼT',
  'диван',
  'ДИВАН',
  'œuvre',
  'OEUVRE',
])('a search of reviews for %j finds the word in other letters', async (search) => {
  const [known] = await shop.ctx.db.select().from(reviews).where(eq(reviews.productSku, sku)).limit(1);
  if (!known) throw new Error('no review');
  const { id: _, ...row } = known;
  const title = 'Диван, a work: ŒUVRE';
  const words = `We couldn’t love the ${'Bouclé'.normalize(search.length % 2 === 0 ? 'NFC' : 'NFD')} more.`;
  const added = { ...row, title, text: words, catalogId: null, shopperKey: search };
  await shop.ctx.db.insert(reviews).values(added);
  const { reviews: found } = await createShopper(shop).call(getReviews, { sku, search, limit: 50 });
  await shop.ctx.db.delete(reviews).where(eq(reviews.title, title));
  expect(found.map((one) => one.title)).toContain(title);
});

test.each(['!!!', '\u200b', '’', '“”'])('a search of reviews for %j, which has no word, finds none', async (search) => {
  expect((await createShopper(shop).call(getReviews, { sku, search })).matching).toBe(0);
});

test('a SKU of the other brand has no reviews here', async () => {
  expect((await createShopper(shop).send('GET', '/browse/reviews?sku=200101')).status).toBe(404);
});

test('only buyers write a review, once, and the rating of the product follows', async () => {
  const guest = await newGuest();
  expect(await guest.call(getReviewPermission, { sku: bought })).toEqual({ permission: 'not-bought' });
  expect(await guest.call(writeReview, review)).toEqual({ status: 'not-bought' });
  const shopper = await buyer();
  expect(await shopper.call(getReviewPermission, { sku: bought })).toEqual({ permission: 'allowed' });
  const before = await shopper.call(getProduct, { sku: bought });
  const twice = await Promise.all([shopper.call(writeReview, review), shopper.call(writeReview, review)]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['already-written', 'published']);
  expect(await shopper.call(getReviewPermission, { sku: bought })).toEqual({ permission: 'already-written' });
  const after = await shopper.call(getProduct, { sku: bought });
  expect(after.rating.count).toBe(before.rating.count + 1);
  const { reviews: found } = await guest.call(getReviews, { sku: bought, search: 'seats eight' });
  expect(found).toMatchObject([{ title: 'Seats eight', isVerifiedBuyer: true, helpfulCount: 0 }]);
});

test('a guest writes from another browser after opening the order by its code', async () => {
  const emailAddress = 'elsewhere@example.com';
  const placed = await buyer(emailAddress);
  const orderNumber = (await placed.call(getOrderDetails, {}))?.orderNumber ?? '';
  await shop.post();
  const elsewhere = await newGuest();
  expect(await elsewhere.call(getReviewPermission, { sku: bought })).toEqual({ permission: 'not-bought' });
  await elsewhere.call(requestOrderCode, { orderNumber, emailAddress });
  const mail = (await shop.post()).find(({ subject }) => subject.includes('order code'));
  await elsewhere.call(openOrder, { orderNumber, emailAddress, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' });
  expect(await elsewhere.call(writeReview, review)).toEqual({ status: 'published' });
  // One order has one review.
  expect(await placed.call(writeReview, review)).toEqual({ status: 'already-written' });
});

const written = { status: 'already-written' };

test('SUMM-08: two orders under one email address, however it is written, have one review', async () => {
  const [first, second] = await Promise.all([buyer('Twice@Example.com'), buyer(' twice@example.com')]);
  const both = await Promise.all([first.call(writeReview, review), second.call(writeReview, review)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['already-written', 'published']);
  expect(await second.call(getReviewPermission, { sku: bought })).toEqual({ permission: 'already-written' });
  expect(await (await buyer('twice+sofa@example.com')).call(writeReview, review)).toEqual({ status: 'published' });
});

test('SUMM-08: an account and a guest with its address have one review; a deleted account leaves no address', async () => {
  const { id, emailAddress } = await makeAccount(shop, 'critic@example.com');
  const member = createShopper(shop);
  await fillCart(member, goods.dining);
  await signIn(member, emailAddress);
  // The address of a recipient is not that of the account.
  await goToReview(member, {}, { ...chicago, emailAddress: 'friend@example.com' });
  await submitOrder(member);
  const guest = await buyer('Critic@example.com');
  expect(await member.call(writeReview, review)).toEqual({ status: 'published' });
  expect(await guest.call(writeReview, review)).toEqual(written);
  expect(await (await buyer('friend@example.com')).call(writeReview, review)).toEqual({ status: 'published' });
  const rows = () => shop.ctx.db.select().from(reviews).where(eq(reviews.emailKey, emailAddress));
  expect(await rows()).toMatchObject([{ shopperKey: id }]);
  expect(await member.call(deleteAccount, { password: goodPassword })).toMatchObject({ isSuccess: true });
  expect(await rows()).toEqual([]);
});

test('missing fields and offensive words are rejected, and nothing is stored', async () => {
  const shopper = await buyer();
  expect(await shopper.call(writeReview, { ...review, stars: 0, title: '' })).toEqual({
    status: 'invalid',
    errors: { stars: 'missing', title: 'missing' },
  });
  expect(await shopper.call(writeReview, { ...review, text: 'What a piece of bull5hit, honestly.' })).toEqual({
    status: 'invalid',
    errors: { text: 'language' },
  });
  expect(await shopper.call(getReviewPermission, { sku: bought })).toEqual({ permission: 'allowed' });
});

test('with manual moderation a review is pending; the maintenance counts it once it is published', async () => {
  const moderated = await createTestContext({}, { REVIEW_MODERATION: 'manual' });
  const shopper = createShopper(moderated);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, {}, chicago);
  await submitOrder(shopper);
  const { rating } = await shopper.call(getProduct, { sku: bought });
  expect(await shopper.call(writeReview, review)).toEqual({ status: 'pending' });
  expect((await shopper.call(getReviews, { sku: bought })).matching).toBe(rating.count);
  await moderated.ctx.db.update(reviews).set({ status: 'published' }).where(eq(reviews.status, 'pending'));
  await refreshRatings(moderated.ctx.db);
  expect((await shopper.call(getProduct, { sku: bought })).rating.count).toBe(rating.count + 1);
  await moderated.close();
});

test('a shopper counts once as having found a review helpful', async () => {
  const shopper = await newGuest();
  const { reviews: found } = await shopper.call(getReviews, { sku });
  const { id = 0, helpfulCount = 0 } = found[0] ?? {};
  expect(await shopper.call(markReviewHelpful, { id })).toEqual({ helpfulCount: helpfulCount + 1 });
  expect(await shopper.call(markReviewHelpful, { id })).toEqual({ helpfulCount: helpfulCount + 1 });
  expect(await (await newGuest()).call(markReviewHelpful, { id })).toEqual({ helpfulCount: helpfulCount + 2 });
});

test('a report is stored once per shopper', async () => {
  const shopper = await newGuest();
  const { reviews: found } = await shopper.call(getReviews, { sku });
  const report = { id: found[0]?.id ?? 0, reason: 'advertising', comment: 'Links to a shop.' } as const;
  await shopper.call(reportReview, report);
  await shopper.call(reportReview, report);
  expect(await shop.ctx.db.select().from(reviewReports)).toMatchObject([{ reason: 'advertising' }]);
});

test('no review of the catalog would be rejected', () => {
  const rejected = catalogReviews.filter(({ title, text: words, UserNickname }) =>
    [title, words, UserNickname].some(isProfane),
  );
  expect(rejected).toEqual([]);
});
