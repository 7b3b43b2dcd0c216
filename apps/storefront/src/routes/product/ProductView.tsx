import { configuredOf, ProductScreen, useDebouncedItem } from '@settee/configurator-kit';
import { updateRecentlyViewed } from '@settee/contract';
import {
  configurationQuery,
  configuredSku,
  defaultQuantity,
  isAllOptionsSelected,
  optionChoiceParameter,
  type ProductPage,
} from '@settee/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddToCartPorts } from '../../data/add-to-cart.ts';
import { useCompleteProduct } from '../../data/product.ts';
import { useFeedPlace } from '../../data/useFeedPlace.ts';
import { Head } from '../../shell/Head.tsx';
import { NearViewport } from '../../shell/NearViewport.tsx';
import { messages } from '../../shell/messages.ts';
import { productJsonLd } from '../../shell/product-json-ld.ts';
import { productTitle } from '../../shell/product-title.ts';
import { usePage, useSite } from '../../shell/site.ts';
import { useOpened } from '../../shell/useOpened.ts';
import { BuyBox } from './BuyBox.tsx';
import { useConfiguration } from './useConfiguration.ts';
import { useCompleteAddress } from './useCompleteAddress.ts';

const AlsoViewed = lazy(() => import('./AlsoViewed.tsx').then((module) => ({ default: module.AlsoViewed })));
const RecentlyViewed = lazy(() =>
  import('./RecentlyViewed.tsx').then((module) => ({ default: module.RecentlyViewed })),
);
const ProductLayers = lazy(() => import('./ProductLayers.tsx').then((module) => ({ default: module.ProductLayers })));
const LinkCheck = lazy(() => import('./LinkCheck.tsx').then((module) => ({ default: module.LinkCheck })));

/** How long choosing rests before the complete product is fetched, in ms. */
const fetchDelay = 250;

/** The product page with the choices of the address bar. */
export function ProductView({ page }: { page: ProductPage }) {
  const site = useSite();
  const { origin } = usePage();
  const place = useFeedPlace();
  const ports = useAddToCartPorts();
  const isOpened = useOpened();
  const { search } = useLocation();
  const control = useConfiguration(page);
  const { configuration, initial, onChoose } = control;
  const complete = useCompleteProduct(page, useDebouncedItem(configuration, fetchDelay));
  const [quantity, setQuantity] = useState<number>(defaultQuantity);
  const [missing, setMissing] = useState<readonly number[]>([]);
  // More codes came with the address than could be kept: what became of them is told by a part that loads then.
  const [lossy] = useState(() =>
    (search.match(/option(\.|%2e)\d/gi)?.length ?? 0) > Object.keys(initial).length ? search : '',
  );
  const shown = complete.data?.browseDto ?? page;
  const { options, browseDto } = page;
  const chosen = optionChoiceParameter(options, configuration);
  useCompleteAddress(complete.data?.superSpecialOrder, chosen);
  const query = isAllOptionsSelected(options, configuration) && configurationQuery(options, configuration);
  const path = query ? `${page.canonicalUrl}?${query}` : page.canonicalUrl;

  const viewed = useDebouncedItem(chosen);
  const { client, log } = place;
  useEffect(() => {
    const sku = configuredSku(options, configuration) ?? browseDto.sku;
    client
      .call(updateRecentlyViewed, { sku, familyId: browseDto.sku, optionChoiceParameter: viewed })
      .catch((error: unknown) => log(`Recently viewed: ${String(error)}`, 'warn'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each configuration that was looked at
  }, [viewed]);

  const breadcrumbs = [
    { label: messages.homeCrumb, href: '/' },
    { label: page.category.title, href: page.category.url },
    { label: browseDto.name },
  ];
  return (
    <>
      <Head
        title={productTitle(shown, site.brandName)}
        description={page.description.text}
        path={path}
        jsonLd={productJsonLd(shown, site, origin, { ...configuredOf(shown, configuration), path })}
      />
      <ProductScreen
        page={shown}
        siteCulture={site.siteCulture}
        choices={configuration}
        onChoose={(optionCode, choiceCode) => {
          setMissing((codes) => (codes.includes(optionCode) ? codes.filter((code) => code !== optionCode) : codes));
          onChoose(optionCode, choiceCode);
        }}
        refreshing={complete.isLoading}
        missing={missing}
        quantity={quantity}
        onQuantity={setQuantity}
        layers={(at) => (
          <Suspense fallback={null}>
            <ProductLayers
              place={at}
              page={shown}
              control={control}
              site={site}
              feed={place}
              ports={ports}
              onMissing={setMissing}
            />
          </Suspense>
        )}
        notice={
          isOpened &&
          lossy && (
            <Suspense fallback={null}>
              <LinkCheck query={lossy} options={options} />
            </Suspense>
          )
        }
        buy={
          <BuyBox
            page={shown}
            configuration={configuration}
            quantity={quantity}
            ports={ports}
            place={place}
            onMissing={setMissing}
          />
        }
        breadcrumbs={breadcrumbs}
      />
      <NearViewport>
        <AlsoViewed sku={browseDto.sku} place={place} />
        <RecentlyViewed sku={browseDto.sku} place={place} siteCulture={site.siteCulture} />
      </NearViewport>
    </>
  );
}
