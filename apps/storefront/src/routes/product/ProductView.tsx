import { lazyComponent, lazyPart } from '@settee/ui';
import { chosenMaterial, type GalleryOpening, ProductScreen, useDebouncedItem } from '@settee/configurator-kit';
import {
  configurationQuery,
  configuredSku,
  defaultQuantity,
  optionChoiceParameter,
  type ProductPage,
} from '@settee/domain';
import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddToCartPorts } from '../../data/add-to-cart.ts';
import { useSafeMutation } from '../../data/port-result.ts';
import { useCompleteProduct } from '../../data/product.ts';
import { useRecommendationContext } from '../../data/useRecommendationContext.ts';
import { hasRegistrantCookie } from '../../edges/registrant-mode.ts';
import { Head } from '../../shell/Head.tsx';
import { NearViewport } from '../../shell/NearViewport.tsx';
import { messages } from '../../shell/messages.ts';
import { productTitle } from '../../shell/product-title.ts';
import { usePage, useSite } from '../../shell/site.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { AddToCartPanel } from './AddToCartPanel.tsx';
import type { Narrowed } from './ProductFabricBrowser.tsx';
import type { Personal } from './Personalize.tsx';
import type { Installed } from './Services.tsx';
import * as css from './Services.css.ts';
import { useConfiguration } from './useConfiguration.ts';
import { useCompleteAddress } from './useCompleteAddress.ts';

const Favorites = lazyPart(() => import('./Favorites.tsx').then((module) => module.Favorites));
const Services = lazyPart(() => import('./Services.tsx').then((module) => module.Services));
const Details = lazyPart(() => import('./ProductExtras.tsx').then((module) => module.ProductDetails));
const Data = lazyPart(() => import('./ProductExtras.tsx').then((module) => module.ProductData));
const PageLinks = lazyPart(() => import('./ProductPageLinks.tsx').then((module) => module.ProductPageLinks));
const Related = lazyPart(() => import('./ProductExtras.tsx').then((module) => module.RelatedProducts));
const Room = lazyPart(() => import('./ProductVisualizer.tsx').then((module) => module.ProductVisualizer));
const GalleryOverlays = lazyComponent(() => import('./GalleryOverlays.tsx').then((module) => module.GalleryOverlays));
const ProductFoot = lazyComponent(() =>
  import('./ProductRecommendations.tsx').then((module) => module.ProductRecommendations),
);
const ProductOverlays = lazyComponent(() => import('./ProductOverlays.tsx').then((module) => module.ProductOverlays));
const RegistryBuy = lazyComponent(() => import('./RegistryBuy.tsx').then((module) => module.RegistryBuy));
const LinkTools = lazyComponent(() => import('./LinkTools.tsx').then((module) => module.LinkTools));

/** Lazy components that the server waits for. */
export const laterParts = [Favorites, Services, Details, Data, PageLinks, Room, Related] as const;

/** Debounce delay before the complete product is fetched, in ms. */
const fetchDelay = 250;

/** The product page with the choices of the address bar. */
export function ProductView({ page }: { page: ProductPage }) {
  const site = useSite();
  const { isDebug, isRegistrantMode: isRegistrant, isDrawersClosed } = usePage();
  const place = useRecommendationContext();
  const ports = useAddToCartPorts();
  const send = useSafeMutation();
  const isOpened = useHydrated();
  const isRegistrantMode = isOpened ? hasRegistrantCookie() : isRegistrant;
  const { search } = useLocation();
  const control = useConfiguration(page);
  const { configuration, initial, onChoose, configure } = control;
  const complete = useCompleteProduct(isDebug ? undefined : page, useDebouncedItem(configuration, fetchDelay));
  const [quantity, setQuantity] = useState<number>(defaultQuantity);
  const [personal, setPersonal] = useState<Personal | null>(null);
  const [opening, setOpening] = useState<GalleryOpening>();
  const [narrowed, setNarrowed] = useState<Narrowed>({});
  const [missing, setMissing] = useState<readonly number[]>([]);
  // The initial URL contains more choices than could be applied; a lazy component reports them.
  const [lossy] = useState(() =>
    (search.match(/option(\.|%2e)\d/gi)?.length ?? 0) > Object.keys(initial).length ? search : '',
  );
  const isLed = /[?&]scroll=true(&|$)/.test(search);
  const [installed, setInstalled] = useState<Installed | null>(null);
  const shown = complete.data?.browseDto ?? page;
  const { options, browseDto } = page;
  const view = {
    sku: configuredSku(options, configuration) ?? browseDto.sku,
    familyId: browseDto.sku,
    optionChoiceParameter: optionChoiceParameter(options, configuration),
  };
  useCompleteAddress(complete.data?.superSpecialOrder, view.optionChoiceParameter);
  const open = options.map(({ optionCode }) => optionCode).filter((code) => configuration[code] === undefined);
  const query = open.length === 0 && configurationQuery(options, configuration);
  const path = query ? `${page.canonicalUrl}?${query}` : page.canonicalUrl;
  const take = (optionCode: number, choiceCode: number) => {
    setMissing((codes) => (codes.includes(optionCode) ? codes.filter((code) => code !== optionCode) : codes));
    onChoose(optionCode, choiceCode);
  };
  // The same elements as long as the product is the same: what waits for its code is left as the server drew it.
  const related = useMemo(
    () => (
      <Suspense fallback={null}>
        <Related page={page} siteCulture={site.siteCulture} />
      </Suspense>
    ),
    [page, site.siteCulture],
  );
  const material = chosenMaterial(options, configuration);
  const details = useMemo(
    () => (
      <Suspense fallback={null}>
        <Details page={shown} material={material} />
      </Suspense>
    ),
    [shown, material],
  );
  const [links, room] = useMemo(() => {
    const props = { page, configuration, configure };
    return [
      (page.quickShipSku ?? page.sectional ?? page.crossSell) && (
        <div className={css.links}>
          <Suspense fallback={null}>
            <PageLinks {...props} />
          </Suspense>
        </div>
      ),
      page.hasModel && (
        <Suspense key="room" fallback={null}>
          <Room {...props} />
        </Suspense>
      ),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it configures from the present address
  }, [page, configuration, search]);
  const sku = open.length > 0 ? 0 : view.sku;
  const choices = view.optionChoiceParameter;
  const { isAvailable } = shown;
  const isPersonalized = personal?.isPersonalized ?? false;
  const heart = useMemo(
    () => (
      <Suspense fallback={<div className={css.heart} />}>
        <Favorites {...{ page, sku, choices, quantity, isAvailable, isPersonalized }} />
      </Suspense>
    ),
    [page, sku, choices, quantity, isAvailable, isPersonalized],
  );
  const buying = {
    page: shown,
    missing: open,
    view,
    quantity,
    ports,
    place,
    personal,
    installed,
    isLoading: complete.isLoading,
    onMissing: setMissing,
  };
  const breadcrumbs = [
    { label: messages.homeCrumb, href: '/' },
    { label: page.category.title, href: page.category.url },
    { label: browseDto.name },
  ];
  return (
    <>
      <Head title={productTitle(shown, site.brandName)} description={page.description.text} path={path} />
      <Suspense fallback={null}>
        <Data page={shown} configuration={configuration} path={path} />
      </Suspense>
      <ProductScreen
        page={shown}
        siteCulture={site.siteCulture}
        choices={configuration}
        onChoose={take}
        closeDrawers={isDrawersClosed}
        browsable
        swatches
        opensMaterial={isLed}
        details={details}
        related={
          <>
            {room}
            {related}
          </>
        }
        narrowed={narrowed}
        refreshing={complete.isLoading}
        missing={missing}
        isPersonalized={isPersonalized}
        gallery={{ onOpen: setOpening, onNear: GalleryOverlays.load }}
        quantity={quantity}
        onQuantity={setQuantity}
        layers={(at) => (
          <ProductOverlays
            place={at}
            page={shown}
            control={control}
            view={view}
            site={site}
            feed={place}
            ports={ports}
            onMissing={setMissing}
            onNarrowed={setNarrowed}
          />
        )}
        notice={
          isOpened && (lossy || isLed || isDebug) && <LinkTools lossy={lossy} page={page} choices={configuration} />
        }
        buy={<AddToCartPanel {...buying} />}
        buyMore={
          <>
            {isRegistrantMode && (
              <div className={css.registry}>
                <RegistryBuy {...buying} />
              </div>
            )}
            {heart}
          </>
        }
        services={
          <>
            {links}
            {(page.personalization ?? page.installationService) && (
              <Suspense fallback={<div className={css.held} />}>
                <Services
                  page={page}
                  send={send}
                  place={place}
                  onPersonal={setPersonal}
                  installed={installed}
                  onInstalled={setInstalled}
                />
              </Suspense>
            )}
          </>
        }
        breadcrumbs={breadcrumbs}
      />
      {opening && <GalleryOverlays opening={opening} sku={browseDto.sku} />}
      <NearViewport>
        <ProductFoot view={view} place={place} siteCulture={site.siteCulture} />
      </NearViewport>
    </>
  );
}
