import type { CatalogReview } from '../reviews/types.ts';
import type { Catalog } from '../schema.ts';

const getSentences = (text: string) => text.split(/(?<=[.!?])\s+/);

function breachesOf(reviews: readonly CatalogReview[]): readonly string[] {
  const sentences = reviews.flatMap(({ text }) => getSentences(text));
  return [
    ...(reviews.length >= 3 ? [] : ['has fewer than three written reviews']),
    ...sentences
      .filter((sentence, index) => sentences.indexOf(sentence) !== index)
      .map((sentence) => `says twice '${sentence}'`),
  ];
}

/** Checks that every product has reviews, in texts without duplicates. */
export function reviewBreaches({ products, reviews }: Catalog): readonly string[] {
  return products.flatMap(({ sku, brand, slug }) =>
    breachesOf(reviews.filter(({ productSku }) => productSku === sku)).map((breach) => `${brand}/${slug}: ${breach}`),
  );
}
