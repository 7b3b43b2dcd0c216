import { type CartLineItem, formatPrice, type Site } from '@settee/domain';
import { Image } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { orderMessages, type OrderMessages } from '../messages.ts';
import { optionText } from '../../cart/option-text.ts';
import * as css from './OrderLine.css.ts';

export interface OrderLineProps extends Omit<ComponentProps<'li'>, 'children'> {
  line: CartLineItem;
  site: Site;
  /** `small` is for the order summary. */
  size?: 'small' | 'large';
  /** Delivery estimate; empty for none. */
  edd?: string;
  messages?: Partial<OrderMessages>;
}

/** A line of an order, to be read and not changed. */
export function OrderLine({ line, site, size = 'small', edd = '', messages, className, ...rest }: OrderLineProps) {
  const labels = { ...orderMessages, ...messages };
  const { itemInfo, priceQuantityTotals: totals } = line;
  return (
    <li {...rest} data-size={size} className={cx(css.root, className)}>
      <Image picture={itemInfo.picture} alt="" sizes={size === 'large' ? '112px' : '76px'} className={css.image} />
      <div>
        <p className={css.name}>{itemInfo.name}</p>
        {itemInfo.options.length > 0 && <p className={css.muted}>{optionText(itemInfo.options)}</p>}
        <p className={css.muted}>{labels.quantity(totals.quantity)}</p>
        {line.installationService && <p className={css.muted}>{line.installationService.title}</p>}
        {edd !== '' && <p className={css.muted}>{edd}</p>}
      </div>
      <p className={css.price}>{formatPrice(totals.lineTotal, site.siteCulture)}</p>
    </li>
  );
}
