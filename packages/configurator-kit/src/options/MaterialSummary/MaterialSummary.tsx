'use client';

import { type Choice, deliveryDaysOf, type Picture as Photograph } from '@settee/domain';
import { Picture, Thumbnail } from '@settee/ui';
import { useState } from 'react';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import { choiceName } from '../choice-name.ts';
import { pictureOf } from '../picker-props.ts';
import * as css from './MaterialSummary.css.ts';

export interface MaterialSummaryProps {
  /** The picked material; `null` while there is none. */
  choice: Choice | null;
  /** The product in it. */
  picture: Photograph | null;
  /** What the product costs in it, formatted. */
  price: string;
  words: FabricBrowserMessages;
}

/** When something in a material is delivered; empty when nobody knows. */
export function deliveryOf(choice: Choice | null, words: FabricBrowserMessages): string {
  const days = choice && deliveryDaysOf(choice);
  return days ? words.delivered(days.from, days.to) : '';
}

/** Pictures of a material, on the product and close, with what is to be said of it. BROWSE-02 */
export function MaterialSummary({ choice, picture, price, words }: MaterialSummaryProps) {
  const [view, setView] = useState<'product' | 'close'>('product');
  const name = choice ? choiceName(choice) : words.noneSelected;
  const close = choice && (choice.additionalDetails.images[0] ?? pictureOf(choice));
  const isClose = close !== undefined && close !== null && (view === 'close' || picture === null);
  const product = picture && <Picture picture={picture} alt={picture.alt} sizes="340px" ratio="4 / 3" />;
  return (
    <div className={css.root}>
      <div className={css.picture}>
        {isClose ? <img src={close} alt={`${name}, ${words.seenClose}`} className={css.closeUp} /> : product}
      </div>
      {picture && close && (
        <ul className={css.thumbs}>
          <li className={css.thumb}>
            <Thumbnail
              label={words.view(words.onProduct(name))}
              picture={<Picture picture={picture} alt="" sizes="64px" ratio="1" />}
              selected={!isClose}
              onClick={() => setView('product')}
            />
          </li>
          <li className={css.thumb}>
            <Thumbnail
              label={words.view(`${name}, ${words.seenClose}`)}
              picture={<img src={close} alt="" className={css.thumbPicture} />}
              selected={isClose}
              onClick={() => setView('close')}
            />
          </li>
        </ul>
      )}
      <h3 className={css.name}>{name}</h3>
      <p className={css.price}>{price}</p>
      {choice && <p className={css.note}>{deliveryOf(choice, words)}</p>}
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
