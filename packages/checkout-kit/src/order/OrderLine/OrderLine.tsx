import { type CartLineItem, formatPrice, type PriceFormat } from '@settee/domain';
import { Image, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { orderMessages, type OrderMessages } from '../messages.ts';
import { optionText } from '../../cart/option-text.ts';
import { useWords } from '../../use-words.ts';
import * as css from './OrderLine.css.ts';

export interface OrderLineProps extends Omit<ComponentProps<'li'>, 'children'> {
  line: CartLineItem;
  site: PriceFormat;
  /** `small` is for the order summary. */
  size?: 'small' | 'large';
  /** Delivery estimate; empty for none. */
  edd?: string;
  /** Below its details, such as a button. */
  action?: ReactNode;
  messages?: Partial<OrderMessages>;
}

/** A read-only line of an order. */
export const OrderLine = withRef(function OrderLine({
  line,
  site,
  size = 'small',
  edd = '',
  action,
  messages,
  className,
  ...rest
}: OrderLineProps) {
  const labels = useWords('order', orderMessages, messages);
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
        {action && <div className={css.action}>{action}</div>}
      </div>
      <p className={css.price}>{formatPrice(totals.lineTotal, site)}</p>
    </li>
  );
});
