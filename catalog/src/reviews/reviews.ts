import type { Sku } from '@settee/domain';
import { products } from '../products/all.ts';
import type { CatalogProduct } from '../products/types.ts';
import { getDistribution } from './distribution.ts';
import { reviewKinds } from './kinds.ts';
import { reviewers } from './people.ts';
import type { CatalogReview, ProductReviews, RatingDistribution, WrittenReview } from './types.ts';

const day = 86_400_000;
const newest = Date.UTC(2026, 9, 28);

/** The texts of a kind that this product of it is given: about half, beginning somewhere else for each. */
function getTexts(sku: Sku): readonly WrittenReview[] {
  const kind = reviewKinds.find(({ skus }) => skus.includes(sku));
  if (!kind) return [];
  const { skus, texts } = kind;
  const many = Math.max(3, Math.ceil(texts.length / 2));
  const from = Math.round((skus.indexOf(sku) * texts.length) / skus.length);
  return Array.from({ length: many }, (_, at) => texts[(from + at) % texts.length]).filter(
    (text) => text !== undefined,
  );
}

function writtenBy(sku: Sku, at: number): readonly [string, string] {
  return reviewers[(sku * 7 + at * 5) % reviewers.length] ?? ['A customer', ''];
}

function getReviews({ sku }: CatalogProduct, distribution: RatingDistribution): readonly CatalogReview[] {
  const given = getTexts(sku).filter(({ stars }) => (distribution[stars - 1] ?? 0) > 0);
  return given.map(({ stars, title, text }, at) => {
    const [UserNickname, location] = writtenBy(sku, at);
    const age = 9 + at * 31 + (sku % 17) * 2;
    return {
      id: `${sku}-${at + 1}`,
      productSku: sku,
      reviewRating: stars,
      title,
      text,
      UserNickname,
      location,
      date: new Date(newest - age * day).toISOString().slice(0, 10),
      isVerifiedBuyer: at % 4 !== 3,
      helpfulCount: (sku + at * 13) % 24,
    };
  });
}

/** The ratings and the written reviews of every product, the newest first. */
export const productReviews: readonly ProductReviews[] = products.map((product) => {
  const { average, count } = product.rating;
  const distribution = getDistribution(average, count);
  return { productSku: product.sku, average, count, distribution, reviews: getReviews(product, distribution) };
});
