import type { Sku } from '@settee/domain';
import { diningChairReviews, loungeReviews, ottomanReviews, sectionalReviews, sofaReviews } from './texts/seating.ts';
import {
  dinnerwareReviews,
  glassReviews,
  pillowReviews,
  robeReviews,
  rugReviews,
  towelReviews,
  vaseReviews,
} from './texts/small-things.ts';
import { lampReviews, pendantReviews, storageReviews } from './texts/storage-and-light.ts';
import { bedReviews, diningTableReviews, drawerReviews, lowTableReviews } from './texts/tables-and-beds.ts';
import type { WrittenReview } from './types.ts';

/** Review texts by kind of product. */
export const reviewKinds: readonly { skus: readonly Sku[]; texts: readonly WrittenReview[] }[] = [
  { skus: [100101, 200101, 100102, 200102, 100103, 200103], texts: sofaReviews },
  { skus: [100104, 200104], texts: sectionalReviews },
  { skus: [100201, 200201], texts: loungeReviews },
  { skus: [100202, 200202], texts: diningChairReviews },
  { skus: [100203, 200203], texts: ottomanReviews },
  { skus: [100301, 200301, 100302, 200302], texts: lowTableReviews },
  { skus: [100303, 200303], texts: diningTableReviews },
  { skus: [100401, 200401], texts: bedReviews },
  { skus: [100402, 200402, 100403, 200403], texts: drawerReviews },
  { skus: [100501, 200501, 100502, 200502, 100503, 200503], texts: storageReviews },
  { skus: [100601, 200601, 100602, 200602], texts: lampReviews },
  { skus: [100603, 200603], texts: pendantReviews },
  { skus: [100701, 200701], texts: rugReviews },
  { skus: [100702, 200702], texts: pillowReviews },
  { skus: [100703, 200703], texts: towelReviews },
  { skus: [100704, 200704], texts: robeReviews },
  { skus: [100801, 200801], texts: dinnerwareReviews },
  { skus: [100802, 200802], texts: vaseReviews },
  { skus: [100803, 200803], texts: glassReviews },
];
