'use client';

import { optionChoiceParameter } from '@settee/domain';
import { Breadcrumbs, LoadingOverlay, QuantitySelector, withRef } from '@settee/ui';
import type { ReactNode } from 'react';
import { getCaptions } from './captions.ts';
import { Gallery, type GalleryProps } from '../../gallery/Gallery/Gallery.tsx';
import { galleryMessages } from '../../gallery/messages.ts';
import { useConfigurator, useConfiguratorProgress, useConfiguratorState } from '../ConfiguratorProvider.tsx';
import { getConfigured } from '../configured.ts';
import { SelectionSummary } from '../SelectionSummary/SelectionSummary.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { type ProductHeaderProps, ProductHeader } from './ProductHeader.tsx';
import * as css from './ProductScreen.css.ts';

export interface ProductScreenProps extends RootRef<HTMLDivElement> {
  /** The categories above the product, the widest first. */
  breadcrumbs: readonly { label: string; href?: string }[];
  /** Rendered above the options, such as the errors of a shared link. */
  notice?: ReactNode;
  /** The drawers of the options, as a rule `OptionDrawers`. */
  options: ReactNode;
  /** Undo, redo and reset, such as `ConfigurationSteps`; its space is reserved. */
  steps?: ReactNode;
  /** Services for the product, such as personalization and installation; rendered above the quantity. MONO-01 */
  services?: ReactNode;
  /** The add-to-cart button with its messages. */
  buy: ReactNode;
  /** Rendered below the add-to-cart button, such as favorites and registry. */
  buyMore?: ReactNode;
  /** Callbacks that open and preload the gallery popup. GALL-03 */
  gallery?: Pick<GalleryProps, 'onOpen' | 'onNear'>;
  /** Hides the summary. OPT-13 */
  isSummaryHidden?: boolean;
  /** Product details, such as `ProductDetails`. SUMM-02 */
  details?: ReactNode;
  /** Target of the rating under the name, such as `#reviews`; makes it a link. SUMM-07 */
  reviewsHref?: string;
}

/** Layout of a product page: pictures, options, price and the way into the cart. Needs a `ConfiguratorProvider`. */
export const ProductScreen = withRef(function ProductScreen(props: ProductScreenProps) {
  const {
    breadcrumbs,
    notice,
    options,
    steps,
    services,
    buy,
    buyMore,
    gallery,
    isSummaryHidden,
    details,
    reviewsHref,
  } = props;
  const { page } = useConfigurator();
  const hasOptions = page.options.length > 0;
  return (
    <div ref={props.ref}>
      <Breadcrumbs items={breadcrumbs} className={css.crumbs} />
      <div className={css.root}>
        <div className={css.stage}>
          <ProductGallery {...gallery} />
        </div>
        <div className={css.rule} />
        <div className={css.buy}>
          <ConfiguredHeader reviewsHref={reviewsHref} />
          {notice}
          {options}
          {hasOptions && !isSummaryHidden && <ConfigurationSummary />}
          {hasOptions && steps !== undefined && <div className={css.steps}>{steps}</div>}
          {services}
        </div>
        <div className={css.order}>
          <div className={css.quantity}>
            <ProductQuantity />
          </div>
          <div className={css.bar}>
            <StickyPrice />
            <div>{buy}</div>
          </div>
          {buyMore && <div className={css.more}>{buyMore}</div>}
        </div>
        {details && <div className={css.details}>{details}</div>}
      </div>
    </div>
  );
});

/** The pictures of the product in its configuration. GALL-01 */
export const ProductGallery = withRef(function ProductGallery(props: Pick<GalleryProps, 'onOpen' | 'onNear' | 'ref'>) {
  const { page, messages } = useConfigurator();
  const galleryLabels = useWords('gallery', galleryMessages, messages);
  const configuration = useConfiguratorState((state) => state.configuration);
  const isPersonalized = useConfiguratorState(({ personalization }) => personalization?.isPersonalized ?? false);
  return (
    <Gallery
      pictures={page.gallery}
      hero={getConfigured(page, configuration).picture}
      video={page.video}
      {...getCaptions(page, configuration, galleryLabels)}
      subject={{
        sku: page.product.sku,
        choices: optionChoiceParameter(page.options, configuration),
        isPersonalized,
      }}
      {...props}
      messages={messages}
      className={css.gallery}
    />
  );
});

interface ConfiguredHeaderProps extends Pick<ProductHeaderProps, 'reviewsHref'>, RootRef<HTMLDivElement> {}

/** Name, rating, price and availability of the configured product. */
export const ConfiguredHeader = withRef(function ConfiguredHeader({ reviewsHref, ref }: ConfiguredHeaderProps) {
  const { page, siteCulture, messages } = useConfigurator();
  const { isRefreshing } = useConfiguratorProgress();
  const configuration = useConfiguratorState((state) => state.configuration);
  return (
    <LoadingOverlay ref={ref} busy={isRefreshing}>
      <ProductHeader
        page={page}
        configured={getConfigured(page, configuration)}
        siteCulture={siteCulture}
        reviewsHref={reviewsHref}
        labels={messages}
      />
    </LoadingOverlay>
  );
});

/** Every option with its selected choice; Edit opens its drawer. OPT-06, OPT-07 */
export const ConfigurationSummary = withRef(function ConfigurationSummary({ ref }: RootRef<HTMLElement>) {
  const { page, messages, dispatch } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  return (
    <SelectionSummary
      ref={ref}
      options={page.options}
      choices={configuration}
      onEdit={(optionCode) => dispatch({ type: 'drawerRequested', request: { optionCode } })}
      messages={messages}
    />
  );
});

/** Quantity of the product. */
export const ProductQuantity = withRef(function ProductQuantity({ ref }: RootRef<HTMLFieldSetElement>) {
  const { page, messages, dispatch } = useConfigurator();
  const quantity = useConfiguratorState((state) => state.quantity);
  return (
    <QuantitySelector
      ref={ref}
      size="large"
      value={quantity}
      onValueChange={(value) => dispatch({ type: 'quantityChanged', quantity: value })}
      label={messages.quantity(page.product.name)}
    />
  );
});

/** Name and price next to the button at the bottom of a phone screen; the header has the same content. */
function StickyPrice() {
  const { page, getPriceText } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  return (
    <div className={css.barText} aria-hidden="true">
      <span className={css.barName}>{page.product.name}</span>
      <span className={css.barPrice}>{getPriceText(configuration)}</span>
    </div>
  );
}
