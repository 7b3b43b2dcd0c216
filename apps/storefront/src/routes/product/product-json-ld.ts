import type { Configured } from '@settee/configurator-kit';
import type { ProductPage, Site } from '@settee/domain';

const inUnits = (cents: number) => (cents / 100).toFixed(2);

/** A product as search engines read it (schema.org). Prices in cents become units of the currency. */
export function productJsonLd(
  page: ProductPage,
  site: Site,
  origin: string,
  /** Values that depend on the configuration; `path` is the canonical path for search engines. */
  { currentPrice, picture: image, path }: Pick<Configured, 'currentPrice' | 'picture'> & { path: string },
): Readonly<Record<string, unknown>> {
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
