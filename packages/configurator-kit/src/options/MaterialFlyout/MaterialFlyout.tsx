'use client';

import { type Choice, type FabricInfo, materialFeatures, otherProductsUrl, type SiteCulture } from '@settee/domain';
import { Button, Carousel, Flyout, TextLink, withRef } from '@settee/ui';
import { type ReactNode, useId } from 'react';
import { ProductTile } from '../../browse/ProductTile/ProductTile.tsx';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import { FactList } from '../FactList/FactList.tsx';
import { FeatureMark } from './FeatureMark.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './MaterialFlyout.css.ts';

export interface MaterialFlyoutProps extends RootRef<HTMLDivElement> {
  /** Whether it is open. */
  open: boolean;
  /** Called with the new state when the shopper opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The fabric, leather or finish that is shown. */
  choice: Choice;
  /** Additional backend data of the choice; `null` until loaded and when loading fails. FLY-15 */
  info: FabricInfo | null;
  /** Price of the product in it, formatted; empty where no product is meant. */
  price: string;
  /** When it can be delivered, as a sentence; empty when unknown. */
  availabilityMessage: string;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Position of the flyout. FLY-02 */
  placement?: 'right' | 'center';
  /** Adds the product in this material to the cart; without it there is no button. FLY-07 */
  onAdd?: (() => void) | undefined;
  /** The product is being added to the cart; the button is busy. */
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
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ChoiceMessages>;
}

const plain = (details: ReactNode) => details;

interface MaterialFactsProps {
  choice: Choice;
  labels: ChoiceMessages;
}

/** Care and features. */
function MaterialFacts({ choice, labels }: MaterialFactsProps) {
  const id = useId();
  const { careInstructions, content, origin, features: given } = choice.additionalDetails;
  const features = materialFeatures(given);
  return (
    <div className={css.parts}>
      <FactList
        facts={[
          [labels.care, careInstructions.map(({ description }) => description)],
          [labels.materialType, [choice.typeName]],
          [labels.content, [content]],
          [labels.origin, [origin]],
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
    </div>
  );
}

interface MaterialPictureProps {
  choice: Choice;
  info: FabricInfo | null;
  alt: string;
}

function renderPicture({ choice, info, alt }: MaterialPictureProps) {
  const { additionalDetails, images, color } = choice;
  const src = info?.squareImageHiRes || additionalDetails.images[0] || images.desktopHiRes || images.desktop;
  if (!src) return undefined;
  return <img src={src} alt={alt} width={640} height={480} className={css.image} style={{ backgroundColor: color }} />;
}

/** Details of a material with its actions. FLY-01 to FLY-08 */
export const MaterialFlyout = withRef(function MaterialFlyout(props: MaterialFlyoutProps) {
  const { open, onOpenChange, choice, info, price, availabilityMessage, siteCulture, placement = 'right' } = props;
  const { onAdd, adding = false, onSwatches, actions, before, after, wrapDetails = plain, messages } = props;
  const labels = useWords('choice', choiceMessages, messages);
  const name = choiceName(choice);
  return (
    <Flyout
      ref={props.ref}
      open={open}
      onOpenChange={onOpenChange}
      placement={placement}
      title={name}
      picture={renderPicture({ choice, info, alt: labels.seenClose(name) })}
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
        {wrapDetails(<MaterialFacts choice={choice} labels={labels} />)}
        <MoreOfMaterial {...{ choice, info, onSwatches, labels }} />
        <MaterialCollection info={info} siteCulture={siteCulture} />
        {after}
      </div>
    </Flyout>
  );
});

interface MoreOfMaterialProps extends Pick<MaterialFlyoutProps, 'choice' | 'info'> {
  onSwatches: MaterialFlyoutProps['onSwatches'];
  labels: ChoiceMessages;
}

/** Its free swatch, and other products in the material. FLY-08 */
function MoreOfMaterial({ choice, info, onSwatches, labels }: MoreOfMaterialProps) {
  const others = otherProductsUrl(info, choice.additionalDetails);
  if (others === null && !onSwatches) return null;
  return (
    <div className={css.buttons}>
      {onSwatches && (
        <Button tone="outline" block onClick={onSwatches}>
          {labels.freeSwatches}
        </Button>
      )}
      {others !== null && <TextLink href={others}>{labels.otherProducts}</TextLink>}
    </div>
  );
}

/** Products of the collection that the material is part of. */
function MaterialCollection({ info, siteCulture }: Pick<MaterialFlyoutProps, 'info' | 'siteCulture'>) {
  const collection = info?.partOfACollection;
  if (!collection || collection.items.length === 0) return null;
  return (
    <Carousel
      label={collection.header}
      heading={<h3 className={css.title}>{collection.header}</h3>}
      slidesPerView={2}
      slides={collection.items.map((product) => (
        <ProductTile key={product.sku} product={product} siteCulture={siteCulture} sizes="240px" />
      ))}
    />
  );
}
