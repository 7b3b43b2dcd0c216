import type { Configured } from '@settee/configurator-kit';
import type { ProductPage, Review, ShopSite } from '@settee/domain';
import type { Product, Review as JsonLdReview, WithContext } from 'schema-dts';

const inUnits = (cents: number) => (cents / 100).toFixed(2);

const toReviewJsonLd = ({ reviewRating, title, text, UserNickname, date }: Review): JsonLdReview => ({
  '@type': 'Review',
  name: title,
  reviewBody: text,
  datePublished: date,
  author: { '@type': 'Person', name: UserNickname },
  reviewRating: { '@type': 'Rating', ratingValue: reviewRating, bestRating: 5 },
});

/** A product as search engines read it (schema.org). Prices in cents become units of the currency. */
export function productJsonLd(
  page: ProductPage,
  site: ShopSite,
  origin: string,
  reviews: readonly Review[],
  /** Values that depend on the configuration; `path` is the canonical path for search engines. */
  { currentPrice, picture: image, path }: Pick<Configured, 'currentPrice' | 'picture'> & { path: string },
): WithContext<Product> {
  const { browseDto, description, gallery, rating, isAvailable } = page;
  const images = [image, ...gallery.slice(1)].flatMap((shown) => (shown ? origin + shown.webp.url : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: browseDto.name,
    sku: String(browseDto.sku),
    description: description.text,
    image: images,
    brand: { '@type': 'Brand', name: site.brandName },
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
      review: reviews.map(toReviewJsonLd),
    }),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      priceCurrency: site.currency,
      price: inUnits(currentPrice),
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
