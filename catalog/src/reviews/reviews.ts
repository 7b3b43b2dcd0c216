import type { Sku } from '@settee/domain';
import { products } from '../products/all.ts';
import { reviewKinds } from './kinds.ts';
import { reviewers } from './people.ts';
import type { CatalogReview, WrittenReview } from './types.ts';

const day = 86_400_000;
const newest = Date.UTC(2026, 9, 28);

const brandOf = (sku: Sku) => Math.floor(sku / 100_000);

/** The texts of a product: those of its kind, divided among the products of its brand. */
function getTexts(sku: Sku): readonly WrittenReview[] {
  const kind = reviewKinds.find(({ skus }) => skus.includes(sku));
  if (!kind) return [];
  const alike = kind.skus.filter((other) => brandOf(other) === brandOf(sku));
  const ownIndex = alike.indexOf(sku);
  return kind.texts.filter((_, index) => index % alike.length === ownIndex);
}

function writtenBy(sku: Sku, index: number): readonly [string, string] {
  return reviewers[(sku * 7 + index * 5) % reviewers.length] ?? ['A customer', ''];
}

function getReviews(sku: Sku): readonly CatalogReview[] {
  return getTexts(sku).map(({ stars, title, text }, index) => {
    const [UserNickname, location] = writtenBy(sku, index);
    const age = 9 + index * 31 + (sku % 17) * 2;
    return {
      id: `${sku}-${index + 1}`,
      productSku: sku,
      reviewRating: stars,
      title,
      text,
      UserNickname,
      location,
      date: new Date(newest - age * day).toISOString().slice(0, 10),
      isVerifiedBuyer: index % 4 !== 3,
      helpfulCount: (sku + index * 13) % 24,
    };
  });
}

/** Written reviews of all products; those of a product newest first. */
export const reviews: readonly CatalogReview[] = products.flatMap(({ sku }) => getReviews(sku));
