import { formatCentralDay, getOrderProgress, type OrderDetails, type PriceFormat } from '@settee/domain';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import * as css from './OrderReceipt.css.ts';

interface OrderStatusProps {
  order: OrderDetails;
  site: PriceFormat;
  labels: AfterOrderMessages;
}

/** The status of an order and the day it was placed. ORDER-12 */
export function OrderStatus({ order, site, labels }: OrderStatusProps) {
  return (
    <div className={css.status}>
      <p className={css.progress}>{labels.progress[getOrderProgress(order)]}</p>
      <p className={css.muted}>{labels.placed(formatCentralDay(order.placedAt, site.locale))}</p>
    </div>
  );
}
