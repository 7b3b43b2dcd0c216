import { ConfigurationSteps, ProductScreen, RelatedProducts, useConfigurator } from '@settee/configurator-kit';
import type { ProductPage } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import { memo } from 'react';
import { favoriteSkusQuery } from '../data/favorite-skus.ts';
import { customerImagesQuery } from '../data/gallery.ts';
import { productQuery, useProduct } from '../data/product.ts';
import { productDeliveryQuery } from '../data/product-delivery.ts';
import { reviewsQuery } from '../data/reviews.ts';
import type { RouteLocation, RouteModule } from '../page.ts';
import { shellMessages } from '../shell/messages.ts';
import { NearViewport } from '../shell/NearViewport.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { usePage, useSite } from '../data/site.ts';
import { BuyMore } from './product/buy-more.tsx';
import { layers, ProductLayers } from './product/layers.tsx';
import { LinkNotices } from './product/options.tsx';
import { ProductReviews, Room } from './product/parts.tsx';
import { ProductHead } from './product/ProductHead.tsx';
import { ProductProvider } from './product/ProductProvider.tsx';
import { Buy, Choices, ConfiguredDetails, Services } from './product/sections.tsx';
import { useWords } from '../shell/words.ts';

const Recommendations = lazyComponent(() =>
  import('./product/browser-parts/Recommendations.tsx').then((module) => module.Recommendations),
);

const getSku = ({ code }: RouteLocation['params']) => Number(code?.slice(1));

export const queries = ({ params }: RouteLocation) => [
  productQuery(getSku(params)),
  reviewsQuery(getSku(params)),
  customerImagesQuery(getSku(params)),
  favoriteSkusQuery,
  productDeliveryQuery(getSku(params)),
];

/** Redirects from a URL with another name to the canonical one of the product. PDP-05 */
export const redirectTo: RouteModule['redirectTo'] = async ({ params, query }, fetchQuery) => {
  const { canonicalUrl } = await fetchQuery(productQuery(getSku(params)));
  const search = query.size > 0 ? `?${query}` : '';
  return canonicalUrl === `/${params['slug']}/${params['code']}`
    ? null
    : { to: canonicalUrl + search, isPermanent: true };
};

export function Screen({ params }: RouteLocation) {
  const sku = getSku(params);
  return (
    <QueryBoundary load={useProduct(sku)} skeleton={<PageSkeleton />}>
      {(page) => <Product key={sku} page={page} />}
    </QueryBoundary>
  );
}

/** Memoized: a choice changes the address, which renders the screen again, but not this. */
const Product = memo(function Product({ page }: { page: ProductPage }) {
  return (
    <ProductProvider page={page}>
      <ProductContent page={page} />
    </ProductProvider>
  );
});

/** The parts of the page. Each reads the state of `ProductProvider` and changes it by events. */
function ProductContent({ page }: { page: ProductPage }) {
  const messages = useWords('shell', shellMessages);
  const { siteCulture } = useSite();
  const { areDrawersClosed = false } = usePage();
  const { dispatch } = useConfigurator();
  const { product, category } = page;
  return (
    <>
      <ProductHead />
      <ProductScreen
        breadcrumbs={[
          { label: messages.homeCrumb, href: '/' },
          { label: category.title, href: category.url },
          { label: product.name },
        ]}
        gallery={{
          onOpen: (opening) => dispatch({ type: 'layerOpened', layer: { kind: 'gallery', ...opening } }),
          onNear: layers.gallery.load,
        }}
        notice={<LinkNotices />}
        options={<Choices />}
        isSummaryHidden={areDrawersClosed}
        steps={<ConfigurationSteps />}
        services={<Services />}
        buy={<Buy />}
        buyMore={<BuyMore />}
        details={<ConfiguredDetails />}
        reviewsHref="#reviews"
      />
      <ProductReviews />
      {page.hasModel && <Room />}
      <RelatedProducts page={page} siteCulture={siteCulture} />
      <ProductLayers />
      <NearViewport>
        <Recommendations />
      </NearViewport>
    </>
  );
}
