'use client';

import { type Choice, type FabricInfo, materialFeatures, otherProductsUrl, type SiteCulture } from '@settee/domain';
import { Button, Carousel, Flyout, TextLink } from '@settee/ui';
import { type ReactNode, useId } from 'react';
import { ProductTile } from '../../browse/ProductTile/ProductTile.tsx';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import { FactList } from '../FactList/FactList.tsx';
import { FeatureMark } from './FeatureMark.tsx';
import * as css from './MaterialFlyout.css.ts';

export interface MaterialFlyoutProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  choice: Choice;
  /** Additional backend data of the choice; `null` until loaded and when loading fails. FLY-15 */
  info: FabricInfo | null;
  /** Price of the product in it, formatted; empty where no product is meant. */
  price: string;
  availabilityMessage: string;
  siteCulture: SiteCulture;
  /** Position of the flyout. FLY-02 */
  placement?: 'right' | 'center';
  /** Adds the product in this material to the cart; without it there is no button. FLY-07 */
  onAdd?: (() => void) | undefined;
  adding?: boolean;
  /** Opens the free-swatch order; without it there is no button. FLY-08 */
  onSwatches?: (() => void) | undefined;
  /** Fixed at the foot, in the place of the button that adds to the cart. */
  actions?: ReactNode;
  /** Rendered above care and features. FLY-09 */
  before?: ReactNode;
  /** Rendered at the bottom. FLY-10 */
  after?: ReactNode;
  /** Wraps care and features, such as in a disclosure. FLY-11 */
  wrapDetails?: (details: ReactNode) => ReactNode;
  messages?: Partial<ChoiceMessages>;
}

const plain = (details: ReactNode) => details;

/** A material seen close, with what can be done about it. FLY-01 to FLY-08 */
export function MaterialFlyout(props: MaterialFlyoutProps) {
  const { open, onOpenChange, choice, info, price, availabilityMessage, siteCulture, placement = 'right' } = props;
  const { onAdd, adding = false, onSwatches, actions, before, after, wrapDetails = plain, messages } = props;
  const labels = { ...choiceMessages, ...messages };
  const id = useId();
  const name = choiceName(choice);
  const details = choice.additionalDetails;
  const square = info?.squareImageHiRes || details.images[0] || choice.images.desktopHiRes || choice.images.desktop;
  const others = otherProductsUrl(info, details);
  const collection = info?.partOfACollection;
  const features = materialFeatures(details.features);
  const facts = (
    <>
      <FactList
        facts={[
          [labels.care, details.careInstructions.map(({ description }) => description)],
          [labels.materialType, [choice.typeName]],
          [labels.content, [details.content]],
          [labels.origin, [details.origin]],
        ]}
      />
      {features.length > 0 && (
        <section aria-labelledby={id}>
          <h3 id={id} className={css.title}>
            {labels.features}
          </h3>
          <ul className={css.features}>
            {features.map(({ name: feature, svgId }) => (
              <li key={feature} className={css.feature}>
                <FeatureMark svgId={svgId} />
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
  return (
    <Flyout
      open={open}
      onOpenChange={onOpenChange}
      placement={placement}
      title={name}
      picture={
        square ? (
          <img
            src={square}
            alt={labels.seenClose(name)}
            width={640}
            height={480}
            className={css.image}
            style={{ backgroundColor: choice.color }}
          />
        ) : undefined
      }
      className={css.layer}
      actions={
        actions ??
        (onAdd && (
          <Button block busy={adding} onClick={onAdd}>
            {labels.addToCart}
          </Button>
        ))
      }
    >
      <div className={css.parts}>
        <div className={css.offer}>
          {price !== '' && <p className={css.price}>{price}</p>}
          <p className={css.availability}>{availabilityMessage}</p>
        </div>
        {before}
        {wrapDetails(<div className={css.parts}>{facts}</div>)}
        {(others !== null || onSwatches) && (
          <div className={css.buttons}>
            {onSwatches && (
              <Button tone="outline" block onClick={onSwatches}>
                {labels.freeSwatches}
              </Button>
            )}
            {others !== null && <TextLink href={others}>{labels.otherProducts}</TextLink>}
          </div>
        )}
        {collection && collection.items.length > 0 && (
          <Carousel
            label={collection.header}
            heading={<h3 className={css.title}>{collection.header}</h3>}
            slidesPerView={2}
            slides={collection.items.map((product) => (
              <ProductTile key={product.sku} product={product} siteCulture={siteCulture} sizes="240px" />
            ))}
          />
        )}
        {after}
      </div>
    </Flyout>
  );
}
