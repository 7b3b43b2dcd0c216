import type { ReviewPorts } from '@settee/configurator-kit';
import {
  addReviewPhoto,
  getReviewPermission,
  getReviews,
  markReviewHelpful,
  reportReview,
  writeReview,
} from '@settee/contract';
import { defaultReviewQuery, ok, type ReviewQuery, type Sku } from '@settee/domain';
import { useMemo } from 'react';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** Reviews of a product; the page shows without them. */
export const reviewsQuery = (sku: Sku, { sort, stars, search, withPhotos, limit }: ReviewQuery = defaultReviewQuery) =>
  query(getReviews, { sku, sort, stars: stars.join(), search, withPhotos, limit }, { isOptional: true });

export const useReviewList = (sku: Sku, wanted?: ReviewQuery) =>
  useQuery(reviewsQuery(sku, wanted), { keepPreviousData: true });

export function useReviewPorts(sku: Sku): ReviewPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  return useMemo(
    () => ({
      loadPermission: async () => {
        const result = await send(getReviewPermission, { sku });
        return result.ok ? ok(result.value.permission) : result;
      },
      addPhoto: (photo) => send(addReviewPhoto, { sku, photo }),
      write: (review) => send(writeReview, { sku, ...review, photos: [...review.photos] }),
      markHelpful: async (id) => {
        const result = await send(markReviewHelpful, { id });
        return result.ok ? ok(result.value.helpfulCount) : result;
      },
      report: (id, reason, comment) => send(reportReview, { id, reason, comment }),
      log,
    }),
    [send, log, sku],
  );
}
