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
  const words = { ...orderMessages, ...messages };
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(new Date(order.placedAt));
  const cardWords = { ...paymentMessages, ...messages?.paymentForm };
  const { cards, tenders, taxCertificateNumber, isGift, giftMessage } = order;
  const price = (cents: number) => formatPrice(cents, site.siteCulture);
  const giftTitle = giftMessage === '' ? words.gift : words.giftMessageTitle;
  return (
    <div className={css.columns}>
      <section className={css.receipt} aria-label={words.whatYouOrdered}>
        <Heading level={2}>{words.whatYouOrdered}</Heading>
        <ul className={css.lines}>
          {order.lineItems.map((line) => (
            <OrderLine key={line.id} line={line} site={site} size="large" edd={chosenEdd(line)} messages={messages} />
          ))}
        </ul>
        <SummaryList
          rows={totalRows(
            order.orderSummary,
            site,
            { ...words, leftToPay: cards.length > 0 ? words.paidByCard : words.leftToPay },
            tenders,
          )}
        />
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
        {(cards.length + tenders.length > 0 || taxCertificateNumber !== '') && (
          <section className={css.fact} aria-label={words.payment}>
            <Heading level={2} size="h3" className={sectionTitle}>
              {words.payment}
            </Heading>
            {tenders.map(({ kind, number, appliedAmount }) => (
              <Fragment key={`${kind} ${number}`}>
                <p className={css.text}>{words.tenderNames[kind](number)}</p>
                <p className={css.muted}>{words.charged(price(appliedAmount), date)}</p>
              </Fragment>
            ))}
            {order.plccOption === plccOption.financing && <p className={css.text}>{words.financed}</p>}
            {cards.map(({ type, lastFour, appliedAmount }) => (
              <Fragment key={`${type} ${lastFour} ${appliedAmount}`}>
                <p className={css.text}>{cardWords.endingIn(cardWords.cardNames[type], lastFour)}</p>
                <p className={css.muted}>{words.charged(price(appliedAmount), date)}</p>
              </Fragment>
            ))}
            {taxCertificateNumber !== '' && <p className={css.text}>{words.taxExempt(taxCertificateNumber)}</p>}
          </section>
        )}
        {(isGift || giftMessage !== '') && (
          <section className={css.fact} aria-label={giftTitle}>
            <Heading level={2} size="h3" className={sectionTitle}>
              {giftTitle}
            </Heading>
            {giftMessage !== '' && <p className={css.text}>{giftMessage}</p>}
            {isGift && <p className={css.muted}>{words.giftHint}</p>}
          </section>
        )}
      </div>
    </div>
  );
}
