import { maxReviewsShown, reviewLimits, reviewPhotoLimits, reviewsPerPage } from '@settee/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { emptySchema, idField, longText, noCardNumber, queryFlag, shortText, skuField, skuQuery } from './fields.ts';
import * as schemas from './reviews.schemas.ts';

export const getReviews = endpoint({
  id: 'reviews.list',
  method: 'GET',
  path: '/browse/reviews',
  requirement: 'SUMM-07, SUMM-08, own path',
  summary:
    'Returns published reviews of a product: `stars` filters by rating, `search` by words in title or text, `withPhotos` by photographs. `counts` and `average` are of all its published reviews. 404 for a SKU that is not sold.',
  input: v.object({
    sku: skuQuery,
    sort: v.optional(schemas.sortField, 'helpful'),
    stars: v.optional(schemas.starsQuery, ''),
    search: v.optional(v.pipe(v.string(), v.maxLength(reviewLimits.search)), ''),
    withPhotos: v.optional(queryFlag, false),
    limit: v.optional(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/))]),
        v.transform(Number),
        v.integer(),
        v.minValue(1),
        v.maxValue(maxReviewsShown),
      ),
      reviewsPerPage,
    ),
  }),
  reply: schemas.reviewListResponse,
  example: {
    input: { sku: 100101, sort: 'helpful', stars: '', search: '', withPhotos: false, limit: 5 },
    reply: {
      reviews: [
        {
          id: 7,
          reviewRating: 4,
          title: 'Firm at first',
          text: 'The cushions were stiffer than in the store. After a month of evenings they gave in, so be patient.',
          UserNickname: 'porchlight',
          location: 'Asheville, NC',
          date: '2026-10-19',
          isVerifiedBuyer: true,
          helpfulCount: 12,
          photos: [
            {
              url: '/browse/review-photos/p1.webp',
              smallUrl: '/browse/review-photos/p1-small.webp',
              width: 1600,
              height: 1200,
            },
          ],
        },
      ],
      matching: 1,
      average: 4,
      counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
      withPhotos: 1,
    },
  },
});

export const getReviewPermission = endpoint({
  id: 'reviews.permission',
  method: 'GET',
  path: '/browse/reviews/permission',
  requirement: 'SUMM-08, own path',
  summary:
    'Returns whether the shopper may review a product: its buyers may, once. A guest is known by the orders of the session and those it has opened.',
  input: v.object({ sku: skuQuery }),
  reply: schemas.permissionResponse,
  example: { input: { sku: 100101 }, reply: { permission: 'allowed' } },
});

export const addReviewPhoto = endpoint({
  id: 'reviews.addPhoto',
  method: 'POST',
  path: '/browse/reviews/photo',
  requirement: 'own path',
  summary:
    'Stores a photograph for a review that its shopper is about to write, and returns its key for `writeReview`; unused ones are deleted after a day. `photo` is a JPEG, PNG or WebP as base64; it is encoded again without metadata.',
  requiresCsrfToken: true,
  maxBodyBytes: reviewPhotoLimits.sent + 1000,
  input: v.object({ sku: skuField, photo: v.pipe(v.string(), v.minLength(1), v.maxLength(reviewPhotoLimits.sent)) }),
  reply: schemas.sentPhotoResponse,
  example: {
    input: { sku: 100101, photo: '/9j/4AAQSkZJRg' },
    reply: { status: 'stored', key: 'u3Jm0Qx1v7ZkT2bWcYd5nR8aLfHs6EoPiGtB4yMwXDE' },
  },
});

export const writeReview = endpoint({
  id: 'reviews.write',
  method: 'POST',
  path: '/browse/reviews/write',
  requirement: 'SUMM-08, own path',
  summary:
    'Stores a review of a product that the shopper has bought, one per shopper. With `REVIEW_MODERATION=manual` it is published after approval. `errors` has the rejected fields; `photos-gone` says that a photograph is no longer stored.',
  requiresCsrfToken: true,
  invalidates: ['reviews.list', 'reviews.permission', 'options.product'],
  input: v.object({
    sku: skuField,
    stars: v.picklist([0, 1, 2, 3, 4, 5]),
    title: v.pipe(shortText, noCardNumber),
    text: v.pipe(v.string(), v.maxLength(5000), noCardNumber),
    nickname: v.pipe(shortText, noCardNumber),
    photos: v.optional(v.pipe(v.array(schemas.photoKeyField), v.maxLength(reviewPhotoLimits.count)), []),
  }),
  reply: schemas.writtenResponse,
  example: {
    input: {
      sku: 100101,
      stars: 5,
      title: 'Two years in',
      text: 'The covers came off, went back on and still fit.',
      nickname: 'porchlight',
      photos: [],
    },
    reply: { status: 'published' },
  },
});

export const markReviewHelpful = endpoint({
  id: 'reviews.helpful',
  method: 'POST',
  path: '/browse/reviews/helpful',
  requirement: 'SUMM-08, own path',
  summary: 'Counts a review as helpful, once per shopper, and returns the new count. 404 for an unknown review.',
  startsSession: true,
  input: v.object({ id: idField }),
  reply: schemas.helpfulResponse,
  example: { input: { id: 7 }, reply: { helpfulCount: 13 } },
});

export const reportReview = endpoint({
  id: 'reviews.report',
  method: 'POST',
  path: '/browse/reviews/report',
  requirement: 'SUMM-08, own path',
  summary: 'Reports a review to the shop, once per shopper. 404 for an unknown review.',
  startsSession: true,
  input: v.object({ id: idField, reason: schemas.reasonField, comment: v.pipe(longText, noCardNumber) }),
  reply: emptySchema,
  example: { input: { id: 7, reason: 'advertising', comment: '' }, reply: {} },
});
