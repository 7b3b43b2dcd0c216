'use client';

import { type Choice, deliveryDaysOf, type ResponsiveImage as Photograph } from '@settee/domain';
import { Image, Thumbnail } from '@settee/ui';
import { useState } from 'react';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import { choiceName } from '../choice-name.ts';
import { getSwatchUrl } from '../choices.ts';
import * as css from './MaterialSummary.css.ts';

export interface MaterialSummaryProps {
  /** The picked material; `null` while there is none. */
  choice: Choice | null;
  /** The product in it. */
  picture: Photograph | null;
  /** Formatted price of the product in this material. */
  price: string;
  labels: FabricBrowserMessages;
}

/** Returns the delivery time of a choice as text; empty when unknown. */
export function getDelivery(choice: Choice | null, labels: FabricBrowserMessages): string {
  const days = choice && deliveryDaysOf(choice);
  return days ? labels.delivered({ from: days.from, to: days.to }) : '';
}

/** Images of a material, on the product and close up, with its details. BROWSE-02 */
export function MaterialSummary({ choice, picture: image, price, labels }: MaterialSummaryProps) {
  const [view, setView] = useState<'product' | 'close'>('product');
  const name = choice ? choiceName(choice) : labels.noneSelected;
  const close = choice && (choice.additionalDetails.images[0] ?? getSwatchUrl(choice));
  const isClose = close !== undefined && close !== null && (view === 'close' || image === null);
  const product = image && <Image picture={image} alt={image.alt} sizes="340px" ratio="4 / 3" />;
  return (
    <div className={css.root}>
      <div className={css.image}>
        {isClose ? <img src={close} alt={`${name}, ${labels.seenClose}`} className={css.closeUp} /> : product}
      </div>
      {image && close && (
        <ul className={css.thumbs}>
          <li className={css.thumb}>
            <Thumbnail
              label={labels.view(labels.onProduct(name))}
              picture={<Image picture={image} alt="" sizes="64px" ratio="1" />}
              selected={!isClose}
              onClick={() => setView('product')}
            />
          </li>
          <li className={css.thumb}>
            <Thumbnail
              label={labels.view(`${name}, ${labels.seenClose}`)}
              picture={<img src={close} alt="" className={css.thumbImage} />}
              selected={isClose}
              onClick={() => setView('close')}
            />
          </li>
        </ul>
      )}
      <h3 className={css.name}>{name}</h3>
      <p className={css.price}>{price}</p>
      {choice && <p className={css.note}>{getDelivery(choice, labels)}</p>}
      {choice && choice.additionalDetails.features.length > 0 && (
        <ul className={css.facts}>
          {choice.additionalDetails.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
