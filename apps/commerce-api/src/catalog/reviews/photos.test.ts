import {
  addReviewPhoto,
  getRequestVerificationToken,
  getReviewPermission,
  getReviews,
  writeReview,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chicago, fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { rateLimitWindows } from '../../platform/tables.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { anonymizeReviews } from './anonymize-reviews.ts';
import { deleteUnusedPhotos } from './photos.ts';
import { reviewPhotos, reviews } from './tables.ts';

const ordersToken = 'a-token-of-operators';
let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({}, { ORDERS_TOKEN: ordersToken });
});
afterAll(() => shop.close());

const sku = goods.dining;
const text = 'Sturdy, and the top wipes clean after every dinner.';
const review = { sku, stars: 4, title: 'Seats eight', text, nickname: 'porchlight' } as const;

let buyers = 0;

/** A guest who has bought a product, under an email address of no other test. */
async function buyer() {
  // All shoppers share one address and its rate limits.
  await shop.ctx.db.delete(rateLimitWindows);
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, {}, { ...chicago, emailAddress: `buyer-${(buyers += 1)}@example.com` });
  expect(await submitOrder(shopper)).toEqual(placed);
  return shopper;
}

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52' } });
const jpeg = () => blank(2000, 1000).jpeg().toBuffer();
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');

async function addPhoto(shopper: ReturnType<typeof createShopper>, photo?: Buffer): Promise<string> {
  const sent = await shopper.call(addReviewPhoto, { sku, photo: base64(photo ?? (await jpeg())) });
  return sent.status === 'stored' ? sent.key : sent.status;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.api.request(`http://localhost${url}`, { headers });
const urlOf = (key: string) => `/browse/review-photos/${key}.webp`;

async function listed(search: string) {
  const { reviews: found } = await createShopper(shop).call(getReviews, { sku, search, sort: 'newest' });
  return found[0]?.photos ?? [];
}

test('a buyer adds photographs, and everyone sees them in their order', async () => {
  const shopper = await buyer();
  const png = await blank(300, 400).png().toBuffer();
  const webp = await blank(30, 40).webp().toBuffer();
  const photos = [await addPhoto(shopper), await addPhoto(shopper, png), await addPhoto(shopper, webp)];
  // It has no review yet.
  expect((await get(urlOf(photos[0] ?? ''))).status).toBe(404);
  expect(await shopper.call(writeReview, { ...review, title: 'In order', photos })).toEqual({ status: 'published' });
  const shown = await listed('in order');
  expect(shown.map(({ url }) => url)).toEqual(photos.map(urlOf));
  expect(shown[0]).toMatchObject({ width: 1600, height: 800 });
  const large = await get(shown[0]?.url ?? '');
  expect(Object.fromEntries(large.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': expect.stringContaining('max-age=31536000'),
  });
  const small = await get(shown[0]?.smallUrl ?? '');
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
});

test('the filter lists only reviews with photographs, and counts them', async () => {
  const shopper = await buyer();
  await shopper.call(writeReview, { ...review, title: 'Counted', photos: [await addPhoto(shopper)] });
  const list = await shopper.call(getReviews, { sku, withPhotos: true, limit: 50 });
  expect(list.reviews.every(({ photos }) => photos.length > 0)).toBe(true);
  expect(list.matching).toBe(list.withPhotos);
  expect((await shopper.call(getReviews, { sku })).matching).toBeGreaterThan(list.withPhotos);
});

test('a photograph is turned upright, and says no more where and with what it was taken', async () => {
  const taken = await blank(400, 200)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '41/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const shopper = await buyer();
  await shopper.call(writeReview, { ...review, title: 'Nowhere', photos: [await addPhoto(shopper, taken)] });
  const [photo] = await listed('nowhere');
  for (const url of [photo?.url ?? '', photo?.smallUrl ?? '']) {
    const { exif, xmp, iptc, orientation, width } = await sharp(await (await get(url)).arrayBuffer()).metadata();
    expect({ exif, xmp, iptc, orientation, width }).toEqual({ width: url === photo?.url ? 200 : 160 });
  }
});

/** The start of a PNG that claims to be 30,000 px wide and high. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test('what is no intact JPEG, PNG or WebP of a sane size is unreadable, whatever it is named', async () => {
  const shopper = await buyer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const whole = await jpeg();
  const rejected: Record<string, Buffer> = {
    svg: Buffer.from(svg),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'html after the start of a JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
    truncated: whole.subarray(0, whole.length / 2),
    gif: await blank(9, 9).gif().toBuffer(),
    avif: await blank(9, 9).avif().toBuffer(),
    bomb: bomb(),
    nothing: Buffer.from([0]),
  };
  for (const [name, bytes] of Object.entries(rejected))
    expect([name, await addPhoto(shopper, bytes)]).toEqual([name, 'unreadable']);
  expect((await shopper.call(addReviewPhoto, { sku, photo: '!"§$' })).status).toBe('unreadable');
});

test('11 MB are not read, and a text that is too long is rejected', async () => {
  const shopper = await buyer();
  const path = addReviewPhoto.path;
  const send = (length: number) => shopper.send('POST', path, { sku, photo: 'A'.repeat(length) });
  expect((await send(11 * 1024 * 1024)).status).toBe(413);
  expect((await send(2_400_001)).status).toBe(400);
  // Any other call has the usual limit.
  expect((await shopper.send('POST', writeReview.path, { ...review, text: 'A'.repeat(70_000) })).status).toBe(413);
});

test('a photograph needs the token and a purchase, and no review that is already written', async () => {
  const stranger = createShopper(shop);
  await stranger.call(getRequestVerificationToken, {});
  expect(await addPhoto(stranger)).toBe('not-bought');
  const shopper = await buyer();
  const body = { sku, photo: base64(await jpeg()) };
  const reply = await shopper.send('POST', addReviewPhoto.path, body, { RequestVerificationToken: '' });
  expect([400, 401, 403]).toContain(reply.status);
  await shopper.call(writeReview, review);
  expect(await addPhoto(shopper)).toBe('already-written');
});

test('five photographs, unknown ones and those of other shoppers are rejected, and no review is stored', async () => {
  const [shopper, other] = [await buyer(), await buyer()];
  const photo = await addPhoto(other);
  expect(await shopper.call(writeReview, { ...review, photos: [photo] })).toEqual({ status: 'photos-gone' });
  expect(await shopper.call(writeReview, { ...review, photos: ['x'.repeat(43)] })).toEqual({ status: 'photos-gone' });
  const five = await shopper.send('POST', writeReview.path, { ...review, photos: Array(5).fill(photo) });
  expect(five.status).toBe(400);
  expect((await shopper.send('POST', writeReview.path, { ...review, photos: ['../../etc/passwd'] })).status).toBe(400);
  expect(await shopper.call(getReviewPermission, { sku })).toEqual({ permission: 'allowed' });
  expect(await other.call(writeReview, { ...review, photos: [photo, photo] })).toEqual({ status: 'published' });
});

test.each(['%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%2Fcatalog.webp', "'%20or%201=1.webp", `${'x'.repeat(43)}.svg`])(
  'no other address has a photograph: %s',
  async (file) => {
    expect((await get(`/browse/review-photos/${file}`)).status).toBe(404);
  },
);

test('a photograph of a review that is pending or rejected is shown to operators only', async () => {
  const shopper = await buyer();
  const photo = await addPhoto(shopper);
  await shopper.call(writeReview, { ...review, title: 'Moderated', photos: [photo] });
  for (const status of ['pending', 'rejected'] as const) {
    await shop.ctx.db.update(reviews).set({ status }).where(eq(reviews.title, 'Moderated'));
    expect((await get(urlOf(photo))).status).toBe(404);
    expect((await get(urlOf(photo), { authorization: 'Bearer another' })).status).toBe(404);
    const seen = await get(urlOf(photo), { authorization: `Bearer ${ordersToken}` });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
});

test('a shopper has few photographs without a review: the oldest are dropped', async () => {
  const shopper = await buyer();
  const { db } = shop.ctx;
  await db.delete(reviewPhotos);
  const keys: string[] = [];
  for (let sent = 0; sent < 10; sent++) {
    shop.clock.moveBy(1000);
    keys.push(await addPhoto(shopper));
  }
  const stored = await db.select({ key: reviewPhotos.key }).from(reviewPhotos);
  expect(stored.map(({ key }) => key).toSorted()).toEqual(keys.slice(2).toSorted());
});

test('photographs are deleted with their review, with the account of their shopper, and unused after a day', async () => {
  const { db } = shop.ctx;
  const count = () => db.$count(reviewPhotos);
  await db.delete(reviewPhotos);
  const leaving = await buyer();
  await leaving.call(writeReview, { ...review, title: 'Left', photos: [await addPhoto(leaving)] });
  const [written] = await db.select().from(reviews).where(eq(reviews.title, 'Left'));
  expect(await count()).toBe(1);
  await shop.ctx.inTransaction((tx) => anonymizeReviews(tx, written?.shopperKey ?? '', written?.emailKey ?? ''));
  expect(await count()).toBe(0);

  const shopper = await buyer();
  const keys = [await addPhoto(shopper), await addPhoto(shopper)];
  await shopper.call(writeReview, { ...review, title: 'Deleted', photos: keys.slice(0, 1) });
  expect(await count()).toBe(2);
  shop.clock.moveBy(86_400_001);
  await deleteUnusedPhotos(shop.ctx);
  expect(await count()).toBe(1);
  await db.delete(reviews).where(eq(reviews.title, 'Deleted'));
  expect(await count()).toBe(0);
});
