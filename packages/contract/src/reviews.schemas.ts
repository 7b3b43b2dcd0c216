import {
  reportReasons,
  reviewSorts,
  type ReviewErrors,
  type ReviewFieldError,
  type ReviewList,
  type SentPhoto,
  type Stars,
  type WrittenReview,
} from '@settee/domain';
import * as v from 'valibot';
import { booleanSchema, integerSchema, textSchema } from './fields.ts';

const starsSchema: v.GenericSchema<Stars> = v.picklist([1, 2, 3, 4, 5]);

export const reviewListResponse: v.GenericSchema<ReviewList> = v.object({
  reviews: v.array(
    v.object({
      id: integerSchema,
      reviewRating: starsSchema,
      title: textSchema,
      text: textSchema,
      UserNickname: textSchema,
      location: textSchema,
      date: textSchema,
      isVerifiedBuyer: booleanSchema,
      helpfulCount: integerSchema,
      photos: v.array(v.object({ url: textSchema, smallUrl: textSchema, width: integerSchema, height: integerSchema })),
    }),
  ),
  matching: integerSchema,
  average: v.number(),
  counts: v.object({ 1: integerSchema, 2: integerSchema, 3: integerSchema, 4: integerSchema, 5: integerSchema }),
  withPhotos: integerSchema,
});

export const permissionResponse = v.object({
  permission: v.picklist(['allowed', 'not-bought', 'already-written']),
});

const fieldError: v.GenericSchema<ReviewFieldError> = v.picklist(['missing', 'short', 'long', 'contact', 'language']);

const errorsSchema: v.GenericSchema<ReviewErrors> = v.object({
  stars: v.optional(fieldError),
  title: v.optional(fieldError),
  text: v.optional(fieldError),
  nickname: v.optional(fieldError),
});

export const writtenResponse: v.GenericSchema<WrittenReview> = v.union([
  v.object({ status: v.picklist(['published', 'pending', 'not-bought', 'already-written', 'photos-gone']) }),
  v.object({ status: v.literal('invalid'), errors: errorsSchema }),
]);

export const sentPhotoResponse: v.GenericSchema<SentPhoto> = v.union([
  v.object({ status: v.literal('stored'), key: textSchema }),
  v.object({ status: v.picklist(['unreadable', 'not-bought', 'already-written']) }),
]);

export const helpfulResponse = v.object({ helpfulCount: integerSchema });

export const sortField = v.picklist(reviewSorts);
export const reasonField = v.picklist(reportReasons);
/** Ratings in a query, such as `4,5`; empty for all. */
export const starsQuery = v.pipe(v.string(), v.regex(/^([1-5](,[1-5]){0,4})?$/));
/** Key of a photograph. */
export const photoKeyField = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
