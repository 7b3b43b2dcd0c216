import {
  emailKey,
  type NewReview,
  type ReviewErrors,
  type ShopSite,
  type Sku,
  type Stars,
  validateReview,
} from '@settee/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import type { Session } from '../../platform/session/session.ts';
import { isProfane } from '../personalization/profanity.ts';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import { encodePhoto } from './encode-photo.ts';
import { attachPhotos, lockPhotos, storePhoto } from './photos.ts';
import { findReviews, refreshRatings } from './reviews.queries.ts';
import { reviewReports, reviews, reviewVotes } from './tables.ts';

const writeLimit = { name: 'review', seconds: 3600, perSession: 10, perAddress: 40 };
const photoLimit = { name: 'review photo', seconds: 3600, perSession: 40, perAddress: 160 };
const voteLimit = { name: 'review vote', seconds: 600, perSession: 60, perAddress: 300 };
const reportLimit = { name: 'review report', seconds: 3600, perSession: 10, perAddress: 40 };

/** Returns the product of a SKU, which may be one of its sizes. */
async function findProductSku({ db }: Context, site: ShopSite, sku: Sku): Promise<Sku | null> {
  return (await findProductsWithOffers(db, site, [sku])).get(sku)?.product.sku ?? null;
}

const parseStars = (stars: string) => (stars === '' ? [] : stars.split(',').map((one): Stars => Number(one) as Stars));

/** An order with a product and the keys of its buyer; each has one review of the product. Decision 11 */
interface Purchase {
  orderId: string;
  shopperKey: string;
  /** `null` without an address. */
  emailKey: string | null;
}

async function hasReviewed({ db }: Context, productSku: Sku, purchase: Purchase): Promise<boolean> {
  const isWritten = or(
    eq(reviews.orderId, purchase.orderId),
    eq(reviews.shopperKey, purchase.shopperKey),
    purchase.emailKey === null ? undefined : eq(reviews.emailKey, purchase.emailKey),
  );
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.productSku, productSku), isWritten));
  return rows.length > 0;
}

async function findPurchase(
  { db, clock, orderHistory, customers }: Context,
  site: ShopSite,
  session: Session,
  productSku: Sku,
): Promise<Purchase | null> {
  const order = await orderHistory.findPurchase(db, site, session, { productSku, now: clock.now() });
  if (!order) return null;
  const { orderId, shopperKey, emailAddress } = order;
  const ofAccount = await customers.findEmailKey(db, shopperKey);
  return { orderId, shopperKey, emailKey: ofAccount ?? (emailKey(emailAddress) || null) };
}

/** Errors of a review, including offensive words. */
function findErrors(review: Omit<NewReview, 'sku' | 'photos'>): ReviewErrors {
  const errors = validateReview(review);
  for (const field of ['title', 'text', 'nickname'] as const) {
    if (!errors[field] && isProfane(review[field])) errors[field] = 'language';
  }
  return errors;
}

/** A published review by its id; `null` for any other. */
async function findPublished({ db }: Context, id: number) {
  const [review] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.status, 'published')));
  return review ?? null;
}

/** Handlers of reviews. */
export const reviewsHandlers = {
  /** Returns the matching reviews of a product and the average of all: 1 to 5, or 0 for none. SUMM-07, SUMM-08 */
  getReviews: async ({ input, ctx, site }) => {
    const sku = await findProductSku(ctx, site, input.sku);
    if (sku === null) return notFound;
    const { sort, search, withPhotos, limit } = input;
    return findReviews(ctx.db, { sku, sort, search, withPhotos, limit, stars: parseStars(input.stars) });
  },

  /** Buyers may write one review of a product. */
  getReviewPermission: async ({ input, shopper, ctx, site }) => {
    const sku = await findProductSku(ctx, site, input.sku);
    if (sku === null) return notFound;
    const session = await shopper.session();
    const purchase = session && (await findPurchase(ctx, site, session, sku));
    if (!purchase) return { permission: 'not-bought' };
    return { permission: (await hasReviewed(ctx, sku, purchase)) ? 'already-written' : 'allowed' };
  },

  /** Stores a photograph for a review that may be written. */
  addReviewPhoto: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, photoLimit))) return tooManyRequests;
    const sku = await findProductSku(ctx, site, input.sku);
    if (sku === null) return notFound;
    const session = await shopper.session();
    const purchase = session && (await findPurchase(ctx, site, session, sku));
    if (!purchase) return { status: 'not-bought' };
    if (await hasReviewed(ctx, sku, purchase)) return { status: 'already-written' };
    const photo = await encodePhoto(Buffer.from(input.photo, 'base64'));
    if (!photo) return { status: 'unreadable' };
    const key = await storePhoto(ctx, { shopperKey: session.key, productSku: sku }, photo);
    return { status: 'stored', key };
  },

  /** Publishes a review at once, or leaves it pending for moderators. */
  writeReview: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, writeLimit))) return tooManyRequests;
    const sku = await findProductSku(ctx, site, input.sku);
    if (sku === null) return notFound;
    const session = await shopper.session();
    const purchase = session && (await findPurchase(ctx, site, session, sku));
    if (!purchase) return { status: 'not-bought' };
    const errors = findErrors(input);
    if (Object.keys(errors).length > 0 || input.stars === 0) return { status: 'invalid', errors };
    if (await hasReviewed(ctx, sku, purchase)) return { status: 'already-written' };
    const { stars } = input;
    const status = ctx.config.reviewModeration === 'manual' ? 'pending' : 'published';
    return ctx.inTransaction(async (tx) => {
      const owner = { shopperKey: session.key, productSku: sku };
      if (!(await lockPhotos(tx, owner, input.photos))) return { status: 'photos-gone' as const };
      const stored = await tx
        .insert(reviews)
        .values({
          productSku: sku,
          stars,
          title: input.title.trim(),
          text: input.text.trim(),
          nickname: input.nickname.trim(),
          location: '',
          writtenOn: ctx.clock.now().toISOString().slice(0, 10),
          isVerifiedBuyer: true,
          status,
          ...purchase,
        })
        .onConflictDoNothing()
        .returning({ id: reviews.id });
      const [written] = stored;
      if (!written) return { status: 'already-written' as const };
      await attachPhotos(tx, written.id, input.photos);
      await refreshRatings(tx, sku);
      return { status };
    });
  },

  /** Counts a shopper once. */
  markReviewHelpful: async ({ input, shopper, ctx }) => {
    if (!(await consumeRateLimit(ctx, shopper, voteLimit))) return tooManyRequests;
    const review = await findPublished(ctx, input.id);
    if (!review) return notFound;
    const { key } = await shopper.getOrCreateSession();
    return ctx.inTransaction(async (tx) => {
      const counted = await tx
        .insert(reviewVotes)
        .values({ reviewId: review.id, shopperKey: key })
        .onConflictDoNothing()
        .returning({ reviewId: reviewVotes.reviewId });
      if (counted.length === 0) return { helpfulCount: review.helpfulCount };
      const [updated] = await tx
        .update(reviews)
        .set({ helpfulCount: sql`${reviews.helpfulCount} + 1` })
        .where(eq(reviews.id, review.id))
        .returning({ helpfulCount: reviews.helpfulCount });
      return { helpfulCount: updated?.helpfulCount ?? review.helpfulCount };
    });
  },

  /** Stores the report and logs it, so that an alert can reach the moderators. */
  reportReview: async ({ input, shopper, ctx }) => {
    if (!(await consumeRateLimit(ctx, shopper, reportLimit))) return tooManyRequests;
    const review = await findPublished(ctx, input.id);
    if (!review) return notFound;
    const { key } = await shopper.getOrCreateSession();
    const { reason, comment } = input;
    const stored = await ctx.db
      .insert(reviewReports)
      .values({ reviewId: review.id, shopperKey: key, reason, comment, reportedAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ reviewId: reviewReports.reviewId });
    if (stored.length > 0) ctx.log.warn({ review: review.id, reason }, 'review reported');
    return {};
  },
} satisfies Handlers<'reviews'>;
