'use client';

import { type FavoritesItem, formatPrice, type SiteCulture } from '@settee/domain';
import { ButtonLink, IconButton, Image, Price, ProductCard, TextButton } from '@settee/ui';
import type { ReactNode } from 'react';
import type { FavoritesMessages } from '../messages.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './FavoritesScreen.css.ts';

export interface FavoriteCardProps {
  item: FavoritesItem;
  siteCulture: SiteCulture;
  /** Belongs to the first screen and loads first. */
  eager: boolean;
  onRemove: () => void;
  onMove: () => void;
  /** Puts it into the cart. */
  buy: ReactNode;
  labels: FavoritesMessages;
}

const sizes = '(min-width: 1024px) 25vw, 50vw';

function CardFoot({ item, buy, labels }: Pick<FavoriteCardProps, 'item' | 'buy' | 'labels'>) {
  if (item.status === 'buyable') return buy;
  if (item.status === 'sold-out') return <p className={css.state}>{labels.soldOut}</p>;
  return (
    <ButtonLink href={item.url} tone="outline" block aria-label={`${labels.chooseOptions}: ${item.name}`}>
      {labels.chooseOptions}
    </ButtonLink>
  );
}

/** A product of a list: in the choices it was saved in, at the price of today. */
export function FavoriteCard({ item, siteCulture, eager, onRemove, onMove, buy, labels }: FavoriteCardProps) {
  const priceFormat = usePriceFormat(siteCulture);
  const { name, picture: image, chosen, quantity, currentPrice, regularPrice } = item;
  const remove = <IconButton icon="close" tone="photo" iconSize={18} label={labels.remove(name)} onClick={onRemove} />;
  if (item.status === 'gone' || !image) {
    return (
      <div className={css.gone}>
        <div className={css.goneRemove}>{remove}</div>
        <h3 className={css.goneName}>{name}</h3>
        <p className={css.state}>{labels.gone}</p>
      </div>
    );
  }
  const now = formatPrice(currentPrice, priceFormat);
  const texts = [...chosen.map(({ text }) => text), ...(quantity > 1 ? [labels.quantity(quantity)] : [])];
  return (
    <>
      <ProductCard
        href={item.url}
        name={name}
        note={texts.map((text) => (
          <span key={text} className={css.choice}>
            {text}
          </span>
        ))}
        price={
          <Price
            now={item.isPriceFrom ? `${labels.from} ${now}` : now}
            was={regularPrice > currentPrice ? formatPrice(regularPrice, priceFormat) : undefined}
          />
        }
        pictures={[<Image key="picture" picture={image} alt="" sizes={sizes} ratio={4 / 3} priority={eager} />]}
        action={remove}
      />
      <div className={css.foot}>
        <CardFoot item={item} buy={buy} labels={labels} />
        <TextButton aria-label={labels.moveName(name)} className={css.move} onClick={onMove}>
          {labels.move}
        </TextButton>
      </div>
    </>
  );
}
