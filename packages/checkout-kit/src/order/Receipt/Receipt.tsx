import { chosenEdd, formatPrice, type OrderDetails, plccOption, type Site } from '@settee/domain';
import { Heading, SummaryList } from '@settee/ui';
import { Fragment } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { paymentMessages, type PaymentMessages } from '../../payment/messages.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { orderMessages, type OrderMessages } from '../messages.ts';
import { OrderLine } from '../OrderLine/OrderLine.tsx';
import { totalRows } from '../total-rows.ts';
import * as css from './Receipt.css.ts';

export interface ReceiptProps {
  order: OrderDetails;
  site: Site;
  messages?: Partial<OrderMessages & { paymentForm: Partial<PaymentMessages> }>;
}

/** Renders the items, totals, shipping addresses and payment of an order. */
export function Receipt({ order, site, messages }: ReceiptProps) {
  const labels = { ...orderMessages, ...messages };
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(new Date(order.placedAt));
  const cardLabels = { ...paymentMessages, ...messages?.paymentForm };
  const { cards, tenders, taxCertificateNumber, isGift, giftMessage } = order;
  const price = (cents: number) => formatPrice(cents, site.siteCulture);
  const giftTitle = giftMessage === '' ? labels.gift : labels.giftMessageTitle;
  return (
    <div className={css.columns}>
      <section className={css.receipt} aria-label={labels.whatYouOrdered}>
        <Heading level={2}>{labels.whatYouOrdered}</Heading>
        <ul className={css.lines}>
          {order.lineItems.map((line) => (
            <OrderLine key={line.id} line={line} site={site} size="large" edd={chosenEdd(line)} messages={messages} />
          ))}
        </ul>
        <SummaryList
          rows={totalRows(
            order.orderSummary,
            site,
            { ...labels, leftToPay: cards.length > 0 ? labels.paidByCard : labels.leftToPay },
            tenders,
          )}
        />
      </section>
      <div className={css.facts}>
        <section className={css.fact} aria-label={labels.delivery}>
          <Heading level={2} size="h3" className={sectionTitle}>
            {labels.delivery}
          </Heading>
          <AddressBlock address={order.shippingAddress} siteCulture={site.siteCulture} />
          {order.deliveryMessage !== '' && <p className={css.muted}>{order.deliveryMessage}</p>}
        </section>
        <section className={css.fact} aria-label={labels.billing}>
          <Heading level={2} size="h3" className={sectionTitle}>
            {labels.billing}
          </Heading>
          <AddressBlock address={order.billingAddress} siteCulture={site.siteCulture} />
        </section>
        {(cards.length + tenders.length > 0 || taxCertificateNumber !== '') && (
          <section className={css.fact} aria-label={labels.payment}>
            <Heading level={2} size="h3" className={sectionTitle}>
              {labels.payment}
            </Heading>
            {tenders.map(({ kind, number, appliedAmount }) => (
              <Fragment key={`${kind} ${number}`}>
                <p className={css.text}>{labels.tenderNames[kind](number)}</p>
                <p className={css.muted}>{labels.charged(price(appliedAmount), date)}</p>
              </Fragment>
            ))}
            {order.plccOption === plccOption.financing && <p className={css.text}>{labels.financed}</p>}
            {cards.map(({ type, lastFour, appliedAmount }) => (
              <Fragment key={`${type} ${lastFour} ${appliedAmount}`}>
                <p className={css.text}>{cardLabels.endingIn(cardLabels.cardNames[type], lastFour)}</p>
                <p className={css.muted}>{labels.charged(price(appliedAmount), date)}</p>
              </Fragment>
            ))}
            {taxCertificateNumber !== '' && <p className={css.text}>{labels.taxExempt(taxCertificateNumber)}</p>}
          </section>
        )}
        {(isGift || giftMessage !== '') && (
          <section className={css.fact} aria-label={giftTitle}>
            <Heading level={2} size="h3" className={sectionTitle}>
              {giftTitle}
            </Heading>
            {giftMessage !== '' && <p className={css.text}>{giftMessage}</p>}
            {isGift && <p className={css.muted}>{labels.giftHint}</p>}
          </section>
        )}
      </div>
    </div>
  );
}
