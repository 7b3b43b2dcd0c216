'use client';

import { type OrderDetails, formatPrice, type Site } from '@settee/domain';
import { Button, Heading, Icon, SummaryList, TextLink } from '@settee/ui';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import { paymentMessages, type PaymentMessages } from '../../payment/messages.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton/CheckoutSkeleton.tsx';
import { orderMessages, type OrderMessages } from '../messages.ts';
import { OrderLine } from '../OrderLine/OrderLine.tsx';
import { totalRows } from '../total-rows.ts';
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
  /** Where 'Continue Shopping' leads. */
  homeHref?: string;
  messages?: Partial<ConfirmationMessages>;
}

/** The order stands: a receipt to read and to print. ROUTE-08 */
export function ConfirmationScreen({
  site,
  order,
  isLoading = false,
  ports,
  homeHref = '/',
  messages,
}: ConfirmationScreenProps) {
  const words = { ...orderMessages, ...messages };
  if (isLoading) return <CheckoutSkeleton messages={messages} />;
  const date = order && new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(new Date(order.placedAt));

  return (
    <div className={css.root}>
      <header className={css.head}>
        {order && <p className={css.number}>{words.orderNumber(order.orderNumber)}</p>}
        <Heading level={1}>{words.thankYou(order?.shippingAddress.firstName ?? '')}</Heading>
        <p className={css.lede}>{order ? words.received(order.shippingAddress.emailAddress) : words.receivedPlain}</p>
        {date && <p className={css.muted}>{words.placedOn(date)}</p>}
        <div className={css.actions}>
          {order && (
            <Button tone="outline" onClick={ports.print}>
              <span className={css.printButton}>
                <Icon name="print" size={20} />
                {words.print}
              </span>
            </Button>
          )}
          <TextLink href={homeHref}>{words.keepShopping}</TextLink>
        </div>
      </header>
      {order && date && <Receipt order={order} date={date} site={site} words={words} messages={messages} />}
      <p className={css.help}>
        {words.help}{' '}
        <TextLink inline href={`tel:${site.helpLine.replace(/\D/g, '')}`}>
          {site.helpLine}
        </TextLink>{' '}
        {site.helpHours}
      </p>
    </div>
  );
}

interface ReceiptProps extends Pick<ConfirmationScreenProps, 'site' | 'messages'> {
  order: OrderDetails;
  date: string;
  words: OrderMessages;
}

function Receipt({ order, date, site, words, messages }: ReceiptProps) {
  const cardWords = { ...paymentMessages, ...messages?.paymentForm };
  const { card } = order;
  return (
    <div className={css.columns}>
      <section className={css.receipt} aria-label={words.whatYouOrdered}>
        <Heading level={2}>{words.whatYouOrdered}</Heading>
        <ul className={css.lines}>
          {order.lineItems.map((line) => (
            <OrderLine
              key={line.id}
              line={line}
              site={site}
              size="large"
              edd={line.shippingDeliveryOptions.shippingOption.edd}
              messages={messages}
            />
          ))}
        </ul>
        <SummaryList rows={totalRows(order.orderSummary, site, words)} />
      </section>
      <div className={css.facts}>
        <section className={css.fact} aria-label={words.delivery}>
          <Heading level={2} size="h3" className={sectionTitle}>
            {words.delivery}
          </Heading>
          <AddressBlock address={order.shippingAddress} siteCulture={site.siteCulture} />
          {order.deliveryMessage !== '' && <p className={css.muted}>{order.deliveryMessage}</p>}
        </section>
        <section className={css.fact} aria-label={words.billing}>
          <Heading level={2} size="h3" className={sectionTitle}>
            {words.billing}
          </Heading>
          <AddressBlock address={order.billingAddress} siteCulture={site.siteCulture} />
        </section>
        {card && (
          <section className={css.fact} aria-label={words.payment}>
            <Heading level={2} size="h3" className={sectionTitle}>
              {words.payment}
            </Heading>
            <p className={css.text}>{cardWords.endingIn(cardWords.cardNames[card.type], card.lastFour)}</p>
            <p className={css.muted}>{words.charged(formatPrice(card.appliedAmount, site.siteCulture), date)}</p>
          </section>
        )}
        {order.giftMessage !== '' && (
          <section className={css.fact} aria-label={words.giftMessageTitle}>
            <Heading level={2} size="h3" className={sectionTitle}>
              {words.giftMessageTitle}
            </Heading>
            <p className={css.text}>{order.giftMessage}</p>
          </section>
        )}
      </div>
    </div>
  );
}
