'use client';

import { formatCentralDay, type OrderDetails, type Site } from '@settee/domain';
import { Button, Heading, Icon, Stack, TextLink, withRef } from '@settee/ui';
import { useEffect } from 'react';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import type { PaymentMessages } from '../../payment/messages.ts';
import type { AccountOfferProps } from '../AccountOffer/AccountOffer.tsx';
import { CheckoutSkeleton } from '../CheckoutSkeleton/CheckoutSkeleton.tsx';
import { toEventItems, useOnEvent } from '../../events.ts';
import { EmailSent, type EmailSentPorts } from '../EmailSent/EmailSent.tsx';
import { orderMessages, type OrderMessages } from '../../order/messages.ts';
import type { OrderStatusMessages } from '../../order/order-status-messages.ts';
import { Receipt } from '../../order/Receipt/Receipt.tsx';
import { AccountOffer } from '../AccountOffer/AccountOffer.tsx';
import type { RootRef } from '../../root-ref.ts';
import { type SiteFormat, useSiteAndFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ConfirmationScreen.css.ts';
import { WhatNext } from './WhatNext.tsx';

export interface ConfirmationMessages extends OrderMessages {
  deliveryForm: Partial<DeliveryMessages>;
  paymentForm: Partial<PaymentMessages>;
  orderStatus: Partial<OrderStatusMessages>;
}

type ConfirmedSite = SiteFormat & Pick<Site, 'helpLine' | 'helpHours' | 'emailDomains'>;

export interface ConfirmationScreenProps extends RootRef<HTMLDivElement> {
  /** Country, formats, phone line and accepted email addresses; country and formats are those of `SiteProvider` without it. */
  site?: Partial<ConfirmedSite>;
  /** `null` shows the confirmation without details. ORDER-12 */
  order: OrderDetails | null;
  /** Whether the order is loading; a skeleton shows. */
  isLoading?: boolean;
  /** Sends the receipt again, prints, marks the order as shown, creates the account. They never reject. */
  ports: EmailSentPorts & {
    /** Opens the browser's print dialog. */
    print(): void;
    /** Marks an order as shown; returns whether this browser shows it for the first time, so that it is reported once. */
    markAsShown(order: OrderDetails): boolean;
    /** Creates an account for the email address of the order; only for guests. */
    createAccount?: AccountOfferProps['ports']['createAccount'];
  };
  /** Link target of 'Continue Shopping'. */
  homeHref?: string;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ConfirmationMessages>;
}

/** Reports an order once, also one that a webhook or a return from the bank has completed. */
function useOrderReport(
  order: OrderDetails | null,
  { currency }: SiteFormat,
  { markAsShown }: ConfirmationScreenProps['ports'],
) {
  const onEvent = useOnEvent();
  useEffect(() => {
    if (!order || !markAsShown(order)) return;
    const { orderNumber, lineItems, orderSummary } = order;
    const { total, tax, shipping } = orderSummary;
    const items = toEventItems(lineItems);
    onEvent({ type: 'checkout.orderPlaced', orderNumber, items, total, tax, shipping, currency });
  }, [order, markAsShown, currency, onEvent]);
}

interface ThanksProps extends Pick<ConfirmationScreenProps, 'order' | 'ports'> {
  site: SiteFormat & Partial<ConfirmedSite>;
  homeHref: string;
  labels: OrderMessages;
  messages: ConfirmationScreenProps['messages'];
}

/** Thanks, where the email went, and where to go from here. */
function Thanks({ site, order, ports, homeHref, labels, messages }: ThanksProps) {
  const date = order && formatCentralDay(order.placedAt, site.locale);
  const isCanceled = order?.payment.status === 'canceled';
  return (
    <Stack as="header" gap={4} align="start">
      {order && <p className={css.number}>{labels.orderNumber(order.orderNumber)}</p>}
      <Heading level={1}>{isCanceled ? labels.orderCanceled : labels.thankYou(order?.contact.firstName ?? '')}</Heading>
      {!isCanceled && <p className={css.lede}>{labels.receivedPlain}</p>}
      {order && !isCanceled && (
        <EmailSent {...{ site, ports }} emailAddress={order.contact.emailAddress} messages={messages?.orderStatus} />
      )}
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
        {order && order.packingSlipUrl !== '' && <TextLink href={order.packingSlipUrl}>{labels.packingSlip}</TextLink>}
        <TextLink href={homeHref}>{labels.continueShopping}</TextLink>
      </div>
    </Stack>
  );
}

/** Renders the confirmation of a placed order with a printable receipt. ROUTE-08 */
export const ConfirmationScreen = withRef(function ConfirmationScreen(props: ConfirmationScreenProps) {
  const { site: given, order, isLoading = false, ports, homeHref = '/', messages } = props;
  const labels = useWords('order', orderMessages, messages);
  const site = { ...given, ...useSiteAndFormat(given) };
  useOrderReport(order, site, ports);
  const { createAccount } = ports;
  if (isLoading) return <CheckoutSkeleton ref={props.ref} messages={messages} />;

  return (
    <div ref={props.ref} className={css.root}>
      <Thanks {...{ site, order, ports, homeHref, labels, messages }} />
      {order && (
        <div className={css.after}>
          {order.payment.status !== 'canceled' && (
            <WhatNext order={order} site={site} messages={messages?.orderStatus} />
          )}
          {createAccount && (
            <AccountOffer
              owner={order.contact}
              ports={{ createAccount, log: ports.log }}
              messages={messages?.orderStatus}
            />
          )}
        </div>
      )}
      {order && (
        <div className={css.receipt}>
          <Receipt order={order} site={site} messages={messages} />
        </div>
      )}
      {site.helpLine && (
        <p className={css.help}>
          {labels.help}{' '}
          <TextLink inline href={`tel:${site.helpLine.replace(/\D/g, '')}`}>
            {site.helpLine}
          </TextLink>{' '}
          {site.helpHours}
        </p>
      )}
    </div>
  );
});
