'use client';

import { formatPrice, type RegistryItem, type SiteCulture } from '@settee/domain';
import { AppLink, Image, Price, QuantitySelector, TextButton } from '@settee/ui';
import type { ReactNode } from 'react';
import type { RegistryPageMessages } from '../messages.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './RegistrantListScreen.css.ts';

export interface RegistryRowProps {
  item: RegistryItem;
  siteCulture: SiteCulture;
  /** The last quantity change failed to save. */
  hasFailed: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  buy: ReactNode;
  labels: RegistryPageMessages;
}

/** Registry item with its configuration and current price. */
export function RegistryRow(props: RegistryRowProps) {
  const { item, siteCulture, labels } = props;
  const priceFormat = usePriceFormat(siteCulture);
  const { name, url, picture: image, chosen, wants, has, currentPrice, regularPrice, status } = item;
  const isGone = status === 'gone';
  return (
    <article className={css.item} aria-label={name}>
      {image ? (
        <Image picture={image} alt="" sizes="(min-width: 769px) 180px, 112px" ratio={4 / 3} className={css.image} />
      ) : (
        <div className={css.noImage} />
      )}
      <div className={css.body}>
        <h2 className={css.name}>
          {isGone ? (
            name
          ) : (
            <AppLink href={url} className={css.nameLink}>
              {name}
            </AppLink>
          )}
        </h2>
        {chosen.length > 0 && <p className={css.muted}>{chosen.map(({ text }) => text).join(', ')}</p>}
        {!isGone && (
          <Price
            now={formatPrice(currentPrice, priceFormat)}
            was={regularPrice > currentPrice ? formatPrice(regularPrice, priceFormat) : undefined}
          />
        )}
        {has > 0 && <p className={css.muted}>{labels.has({ has, wants })}</p>}
        {status === 'sold-out' && <p className={css.state}>{labels.soldOut}</p>}
        {isGone && <p className={css.state}>{labels.gone}</p>}
      </div>
      <Actions {...props} />
    </article>
  );
}

/** The quantity wanted, the way to the cart, and out of the list. */
function Actions({ item, hasFailed, onQuantity, onRemove, buy, labels }: RegistryRowProps) {
  const { name, wants, status } = item;
  return (
    <div className={css.actions}>
      <div className={css.wanted}>
        <span aria-hidden="true" className={css.wantedLabel}>
          {labels.wants}
        </span>
        <QuantitySelector
          value={wants}
          onValueChange={onQuantity}
          label={labels.wantsOf(name)}
          disabled={status === 'gone'}
        />
      </div>
      {status === 'buyable' && <div className={css.buy}>{buy}</div>}
      <TextButton className={css.remove} aria-label={labels.removeName(name)} onClick={onRemove}>
        {labels.remove}
      </TextButton>
      {hasFailed && (
        <p role="alert" className={css.problem}>
          {labels.notChanged}
        </p>
      )}
    </div>
  );
}
