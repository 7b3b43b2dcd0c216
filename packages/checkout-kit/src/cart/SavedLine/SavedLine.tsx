'use client';

import { type CartLineItem, formatPrice, type Site } from '@settee/domain';
import { Alert, Button, Image, Price, useLink, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cartMessages, type CartMessages } from '../messages.ts';
import { optionText } from '../option-text.ts';
import { useSiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SavedLine.css.ts';

export interface SavedLineProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** A line of `savedForLater` of the cart. */
  line: CartLineItem;
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** Whether a change is in progress. */
  isBusy?: boolean;
  /** Error of the last change. */
  error?: string | null;
  /** The shopper moves the line back to the cart. */
  onMoveToCart: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<CartMessages>;
}

/** An item that the shopper saved for later. */
export const SavedLine = withRef(function SavedLine({
  line,
  site: given,
  isBusy,
  error,
  onMoveToCart,
  messages,
  className,
  ...rest
}: SavedLineProps) {
  const site = useSiteFormat(given);
  const labels = useWords('cart', cartMessages, messages);
  const Link = useLink();
  const { name, url, picture: image, options } = line.itemInfo;
  const { unitPrice, regularUnitPrice } = line.priceQuantityTotals;
  const price = (cents: number) => formatPrice(cents, site);
  return (
    <li {...rest} className={cx(css.root, className)}>
      <Image picture={image} alt="" sizes="(min-width: 1024px) 240px, 45vw" className={css.image} />
      <h3 className={css.name}>
        <Link href={url} className={css.link}>
          {name}
        </Link>
      </h3>
      {options.length > 0 && <p className={css.options}>{optionText(options)}</p>}
      <Price
        className={css.price}
        now={price(unitPrice)}
        was={regularUnitPrice > unitPrice ? price(regularUnitPrice) : undefined}
      />
      <Button
        tone="outline"
        size="small"
        block
        busy={isBusy}
        aria-label={labels.moveToCartName(name)}
        onClick={onMoveToCart}
      >
        {labels.moveToCart}
      </Button>
      {error && (
        <Alert tone="critical" live="assertive">
          {error}
        </Alert>
      )}
    </li>
  );
});
