'use client';

import {
  type ChoiceGroup,
  getChoice,
  choose,
  compatibleChoices,
  type Configuration,
  formatPrice,
  inSequence,
  isDrawerClosable,
  isTrackedAsViewed,
  type Option,
  optionChoiceParameter,
  type ProductPage,
  type SiteCulture,
} from '@settee/domain';
import { Breadcrumbs, LoadingOverlay, QuantitySelector, useAnnounce, VisuallyHidden } from '@settee/ui';
import { Fragment, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type ProductEventType, useOnEvent } from '../../events.ts';
import { Gallery, type GalleryProps } from '../../gallery/Gallery/Gallery.tsx';
import { getCaptions } from '../../gallery/captions.ts';
import { type GalleryMessages, galleryMessages } from '../../gallery/messages.ts';
import { ProductHeader } from './ProductHeader.tsx';
import { choiceName } from '../choice-name.ts';
import { getConfigured, getPrice } from '../configured.ts';
import type { ProductDetailsMessages } from '../details-messages.ts';
import type { OverlayHost, EarlyEvent } from '../overlay-host.ts';
import { type ProductMessages, productMessages } from '../messages.ts';
import { OptionDrawer } from '../OptionDrawer/OptionDrawer.tsx';
import { SelectionSummary } from '../SelectionSummary/SelectionSummary.tsx';
import { useDrawers } from '../useDrawers.ts';
import { useChoiceSelection } from '../useChoiceSelection.ts';
import * as css from './ProductScreen.css.ts';

export interface ProductScreenProps {
  /** The product as loaded for the present choices; may lag behind `choices`. */
  page: ProductPage;
  siteCulture: SiteCulture;
  /** The present choices, choice code by option code. */
  choices: Configuration;
  onChoose: (optionCode: number, choiceCode: number) => void;
  /** The product of the present choices is under way. OPT-21 */
  refreshing?: boolean;
  /** Options missing in a rejected add to cart; a new array moves focus to the first one again. OPT-16, OPT-17 */
  missing?: readonly number[];
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Overlays of the choices; rendered from the first interaction on, so load them then. */
  layers?: (place: OverlayHost) => ReactNode;
  /** Rendered above the options, such as the errors of a shared link. */
  notice?: ReactNode;
  /** Callbacks that open and preload the gallery popup. GALL-03 */
  gallery?: Pick<GalleryProps, 'onOpen' | 'onNear'>;
  /** Something is written on the product. GALL-17 */
  isPersonalized?: boolean;
  /** Services for the product, such as installation; rendered above the quantity. */
  services?: ReactNode;
  /** The add-to-cart button with its messages. */
  buy: ReactNode;
  /** Personalization panel, rendered above the quantity. MONO-01 */
  personalize?: ReactNode;
  /** Rendered below the add-to-cart button, such as favorites and registry. */
  buyMore?: ReactNode;
  breadcrumbs: readonly { label: string; href?: string }[];
  /** Product details, such as `ProductDetails`. SUMM-02 */
  details?: ReactNode;
  /** Rendered at the bottom, such as `RelatedProducts`. */
  related?: ReactNode;
  /** Offers to browse all materials of a fabric or leather option; `layers` implement it. BROWSE-16 */
  browsable?: boolean;
  /** Offers free swatches of a fabric or leather option; `layers` implement it. SWATCH-03 */
  swatches?: boolean;
  /** Groups of an option reduced by the applied filters, by option code. OPT-05 */
  narrowed?: Readonly<Record<number, readonly ChoiceGroup[] | undefined>>;
  /** Starts with the fabric or leather drawer open. PDP-11 */
  opensMaterial?: boolean;
  /** Hides the summary and closes every drawer. OPT-13 */
  closeDrawers?: boolean;
  /** Leaves focus where it is when options are missing. OPT-17 */
  isTemplateMerged?: boolean;
  messages?: Partial<ProductMessages & ProductDetailsMessages & GalleryMessages>;
}

const noOptions: readonly number[] = [];

/** The product page: pictures, options, price and the way into the cart. */
export function ProductScreen(props: ProductScreenProps) {
  const { page, siteCulture, choices, onChoose, refreshing = false, missing = noOptions } = props;
  const onEvent = useOnEvent();
  const {
    layers,
    notice,
    quantity,
    onQuantity,
    buy,
    buyMore,
    personalize,
    breadcrumbs,
    closeDrawers = false,
    isTemplateMerged = false,
  } = props;
  const { browseDto, options, gallery } = page;
  const { sku, name } = browseDto;
  const labels = { ...productMessages, ...props.messages };
  const announce = useAnnounce();
  const area = useRef<HTMLDivElement>(null);
  const sequence = inSequence(options);
  const materials = sequence.filter(({ optionType }) => isTrackedAsViewed(optionType));
  const drawers = useDrawers(options, area, {
    isForcedClosed: closeDrawers,
    isFocusRetained: isTemplateMerged,
    missing,
    also: props.opensMaterial ? materials[0] : undefined,
  });
  const format = (cents: number) => formatPrice(cents, siteCulture);
  const priceLabels = (configuration: Configuration) => {
    const { currentPrice, isPriceFrom } = getPrice(page, configuration);
    return isPriceFrom ? `${labels.from} ${format(currentPrice)}` : format(currentPrice);
  };

  const trackEvent = (type: ProductEventType, label: string) => onEvent({ type, sku, label });
  useEffect(() => {
    trackEvent('productImpression', name);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each product that is shown
  }, [sku]);
  const take = (optionCode: number, choiceCode: number) => {
    const option = options.find((candidate) => candidate.optionCode === optionCode);
    const choice = option && getChoice(option, choiceCode);
    onChoose(optionCode, choiceCode);
    if (!choice) return;
    const next = choose(choices, optionCode, choiceCode);
    const { availabilityMessage } = getConfigured(page, next);
    announce(labels.selected(option.header.title, choiceName(choice), priceLabels(next), availabilityMessage));
    trackEvent('componentInteraction', choiceName(choice));
  };
  const { shown, pick, watch } = useChoiceSelection(choices, take);
  const missed = useRef<readonly EarlyEvent[] | null>([]);
  const drainEarlyEvents = () => {
    const { current } = missed;
    missed.current = null;
    return current;
  };
  const [place, setPlace] = useState<Pick<OverlayHost, 'area' | 'drainEarlyEvents'> | null>(null);
  const wake = ({ type, target }: SyntheticEvent) => {
    if (!area.current || !(target instanceof Element)) return;
    // Replays every click; of the pointer and focus events only the last is still relevant.
    const presses = missed.current?.filter((one) => one.type === 'click');
    if (presses) missed.current = [...presses, { type: type === 'focus' ? 'focusin' : type, target, choices: shown }];
    if (!place) setPlace({ area: area.current, drainEarlyEvents });
  };
  const waking = layers && { onMouseOver: wake, onPointerDown: wake, onFocus: wake, onClick: wake };
  const configured = getConfigured(page, choices);
  const isClosable = isDrawerClosable(options);

  const openDrawer = ({ optionCode, header }: Option, isOpened: boolean) => {
    const others = drawers.open.filter((code) => code !== optionCode);
    if (isOpened) trackEvent('drawerOpen', header.title);
    drawers.setOpen(isOpened ? [...others, optionCode] : others);
  };
  return (
    <>
      <Breadcrumbs items={breadcrumbs} className={css.crumbs} />
      <div className={css.root}>
        <div className={css.stage}>
          <Gallery
            pictures={gallery}
            hero={configured.picture}
            video={page.video}
            {...getCaptions(page, choices, { ...galleryMessages, ...props.messages })}
            subject={{
              sku,
              choices: optionChoiceParameter(options, choices),
              isPersonalized: props.isPersonalized ?? false,
            }}
            {...props.gallery}
            messages={props.messages}
            className={css.gallery}
          />
        </div>
        <div className={css.rule} />
        <div className={css.buy}>
          <LoadingOverlay busy={refreshing}>
            <ProductHeader page={page} configured={configured} siteCulture={siteCulture} labels={labels} />
          </LoadingOverlay>
          {notice}
          {options.length > 0 && (
            <div ref={area} className={css.options} {...watch} {...waking}>
              <VisuallyHidden as="h2">{labels.optionsTitle}</VisuallyHidden>
              <div className={css.drawers}>
                {sequence.map((option, place) => (
                  <Fragment key={option.optionCode}>
                    <OptionDrawer
                      option={option}
                      narrowed={props.narrowed?.[option.optionCode]}
                      browsable={props.browsable}
                      swatches={props.swatches}
                      step={place + 1}
                      value={shown[option.optionCode]}
                      onPick={(choiceCode) => pick(option.optionCode, choiceCode)}
                      compatible={compatibleChoices(options, choices, option)}
                      priceWith={(choiceCode) => priceLabels(choose(choices, option.optionCode, choiceCode))}
                      format={format}
                      missing={missing.includes(option.optionCode)}
                      open={drawers.open.includes(option.optionCode)}
                      onOpenChange={(open) => openDrawer(option, open)}
                      closable={isClosable}
                      detailed={layers !== undefined}
                      labels={labels}
                    />
                    <div data-chips={option.optionCode} />
                  </Fragment>
                ))}
              </div>
            </div>
          )}
          {options.length > 0 && !closeDrawers && (
            <SelectionSummary options={options} choices={choices} onEdit={drawers.show} messages={labels} />
          )}
          {layers && options.length > 0 && <div data-steps="" className={css.steps} />}
          {place && layers?.({ ...place, pick, open: drawers.open })}
          {personalize}
          {props.services}
        </div>
        <div className={css.order}>
          <div className={css.quantity}>
            <QuantitySelector size="large" value={quantity} onValueChange={onQuantity} label={labels.quantity(name)} />
          </div>
          <div className={css.bar}>
            <div className={css.barText} aria-hidden="true">
              <span className={css.barName}>{name}</span>
              <span className={css.barPrice}>{priceLabels(choices)}</span>
            </div>
            <div>{buy}</div>
          </div>
          {buyMore && <div className={css.more}>{buyMore}</div>}
        </div>
        {props.details && <div className={css.details}>{props.details}</div>}
      </div>
      {props.related}
    </>
  );
}
