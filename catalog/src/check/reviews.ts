import type { ProductReviews } from '../reviews/types.ts';
import type { Catalog } from '../schema.ts';

const getSentences = (text: string) => text.split(/(?<=[.!?])\s+/);

function breachesOfOne({ average, count, distribution, reviews }: ProductReviews): readonly string[] {
  const all = distribution.reduce((sum, each) => sum + each, 0);
  const stars = distribution.reduce((sum, each, at) => sum + each * (at + 1), 0);
  const sentences = reviews.flatMap(({ text }) => getSentences(text));
  const unrated = reviews.filter(({ reviewRating }) => (distribution[reviewRating - 1] ?? 0) === 0);
  return [
    ...(all === count ? [] : [`its distribution counts ${all} ratings, not ${count}`]),
    ...(all === 0 || Math.round((stars / all) * 10) === Math.round(average * 10)
      ? []
      : [`its distribution has an average of ${(stars / all).toFixed(2)}, not ${average}`]),
    ...sentences
      .filter((sentence, at) => sentences.indexOf(sentence) !== at)
      .map((sentence) => `says twice '${sentence}'`),
    ...unrated.map(({ title }) => `review '${title}' has a rating that nobody gave`),
  ];
}

/** Checks that every product has reviews, with ratings that match its average and texts without duplicates. */
export function reviewBreaches({ products, productReviews }: Catalog): readonly string[] {
  return products.flatMap(({ sku, brand, slug, rating }) => {
    const own = productReviews.find(({ productSku }) => productSku === sku);
    const breaches = !own
      ? ['has no reviews']
      : [
          ...(own.count === rating.count && own.average === rating.average
            ? []
            : ['its reviews are of another rating']),
          ...(own.reviews.length >= 3 ? [] : ['has fewer than three written reviews']),
          ...breachesOfOne(own),
        ];
    return breaches.map((breach) => `${brand}/${slug}: ${breach}`);
  });
}
