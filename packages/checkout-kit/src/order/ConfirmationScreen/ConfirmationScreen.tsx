'use client';

import type { OrderDetails, Site } from '@settee/domain';
import { Button, Heading, Icon, TextLink } from '@settee/ui';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { PaymentMessages } from '../../payment/messages.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton/CheckoutSkeleton.tsx';
import { orderMessages, type OrderMessages } from '../messages.ts';
import { Receipt } from '../Receipt/Receipt.tsx';
import * as css from './ConfirmationScreen.css.ts';

export interface ConfirmationMessages extends OrderMessages {
  deliveryForm: Partial<DeliveryMessages>;
  paymentForm: Partial<PaymentMessages>;
}

export interface ConfirmationScreenProps {
  site: Site;
  /** `null` shows the confirmation without details. ORDER-12 */
  order: OrderDetails | null;
  isLoading?: boolean;
  ports: {
    /** Opens the browser's print dialog. */
    print(): void;
  };
  /** Link target of 'Continue Shopping'. */
  homeHref?: string;
  messages?: Partial<ConfirmationMessages>;
}

/** Renders the confirmation of a placed order with a printable receipt. ROUTE-08 */
export function ConfirmationScreen({
  site,
  order,
  isLoading = false,
  ports,
  homeHref = '/',
  messages,
}: ConfirmationScreenProps) {
  const labels = { ...orderMessages, ...messages };
  if (isLoading) return <CheckoutSkeleton messages={messages} />;
  const date = order && new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(new Date(order.placedAt));

  return (
    <div className={css.root}>
      <header className={css.head}>
        {order && <p className={css.number}>{labels.orderNumber(order.orderNumber)}</p>}
        <Heading level={1}>{labels.thankYou(order?.shippingAddress.firstName ?? '')}</Heading>
        <p className={css.lede}>{order ? labels.received(order.shippingAddress.emailAddress) : labels.receivedPlain}</p>
        {date && <p className={css.muted}>{labels.placedOn(date)}</p>}
        <div className={css.actions}>
          {order && (
            <Button tone="outline" onClick={ports.print}>
              <span className={css.printButton}>
                <Icon name="print" size={20} />
                {labels.print}
              </span>
            </Button>
          )}
          <TextLink href={homeHref}>{labels.continueShopping}</TextLink>
        </div>
      </header>
      {order && (
        <div className={css.receipt}>
          <Receipt order={order} site={site} messages={messages} />
        </div>
      )}
      <p className={css.help}>
        {labels.help}{' '}
        <TextLink inline href={`tel:${site.helpLine.replace(/\D/g, '')}`}>
          {site.helpLine}
        </TextLink>{' '}
        {site.helpHours}
      </p>
    </div>
  );
}
