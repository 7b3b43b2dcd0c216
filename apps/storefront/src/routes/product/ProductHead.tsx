import { type Configured, getConfigured } from '@settee/configurator-kit';
import { getPageTitle, inLanguage, type ProductPage, type Review, type ShopSite } from '@settee/domain';
import type { Product, Review as JsonLdReview, WithContext } from 'schema-dts';
import { Head } from '../../shell/Head.tsx';
import { scriptJson } from '../../shell/json.ts';
import { shellMessages } from '../../shell/messages.ts';
import { type ShopMessages, useWords } from '../../shell/words.ts';
import { useReviewList } from '../../data/reviews.ts';
import { usePage, useSite } from '../../data/site.ts';
import { useConfiguredProduct } from './ProductProvider.tsx';

/** The title before the brand: ' + Reviews' follows the name when there are any. PDP-08, PDP-09 */
export function productTitle(
  { product }: Pick<ProductPage, 'product'>,
  brandName: string,
  reviews: ShopMessages['shell']['reviews'],
): string {
  const title = getPageTitle(product, brandName);
  return title.kind === 'product' && title.hasReviews ? product.name + reviews : product.name;
}

/** Title, description, canonical address and structured data of the configured product. PDP-08 to PDP-10 */
export function ProductHead() {
  const site = useSite();
  const messages = useWords('shell', shellMessages);
  const { origin, languagePrefix } = usePage();
  const { page, configuration, path } = useConfiguredProduct();
  const reviews = useReviewList(page.product.sku).data?.reviews ?? [];
  const configured = getConfigured(page, configuration);
  const data = productJsonLd(page, site, origin, reviews, {
    ...configured,
    path: inLanguage(languagePrefix, path),
  });
  return (
    <>
      <Head
        title={productTitle(page, site.brandName, messages.reviews)}
        description={page.description.text}
        path={path}
        picture={configured.picture ?? undefined}
        price={inUnits(configured.currentPrice)}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    </>
  );
}

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
function productJsonLd(
  page: ProductPage,
  site: ShopSite,
  origin: string,
  reviews: readonly Review[],
  /** Values that depend on the configuration; `path` is the canonical path for search engines. */
  { currentPrice, picture: image, path }: Pick<Configured, 'currentPrice' | 'picture'> & { path: string },
): WithContext<Product> {
  const { product, description, gallery, rating, isAvailable } = page;
  const images = [image, ...gallery.slice(1)].flatMap((shown) => (shown ? origin + shown.webp.url : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: String(product.sku),
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
