import {
  type CartLineItem,
  formatCentralDay,
  formatPrice,
  getItemEdd,
  type OrderDetails,
  type OrderPayment,
  type OrderRecipient,
  plccOption,
} from '@settee/domain';
import { Heading, SummaryList } from '@settee/ui';
import { Fragment, type ReactNode } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { getCardName } from '../../payment/card-text.ts';
import { walletMessages, type WalletMessages } from '../../payment/wallet-messages.ts';
import { paymentMessages, type PaymentMessages } from '../../payment/messages.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { orderMessages, type OrderMessages } from '../messages.ts';
import { DeliveryFacts } from '../DeliveryFacts/DeliveryFacts.tsx';
import type { OptionsMessages } from '../options-messages.ts';
import { OrderLine } from '../OrderLine/OrderLine.tsx';
import { RecipientGroup } from '../RecipientGroup/RecipientGroup.tsx';
import { RecipientPlace } from '../RecipientGroup/RecipientPlace.tsx';
import { countDelivered } from '../recipient-title.ts';
import { totalRows } from '../total-rows.ts';
import type { SiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './Receipt.css.ts';

export interface ReceiptProps {
  order: OrderDetails;
  site: SiteFormat;
  /** Action of a line, such as a button that buys it again. */
  renderAction?: (line: CartLineItem) => ReactNode;
  messages?: Partial<
    OrderMessages & {
      paymentForm: Partial<PaymentMessages>;
      options: Partial<OptionsMessages>;
      wallets: Partial<WalletMessages>;
    }
  >;
}

/** Label of what tenders left to pay, once it is paid. */
function getPaidLabel({ cards, wallet }: OrderDetails, labels: OrderMessages, { walletNames }: WalletMessages): string {
  if (wallet) return labels.paidBy(walletNames[wallet.kind]);
  return cards.length > 0 ? labels.paidByCard : labels.leftToPay;
}

const toGroup = ({ address, pickupStore, giftOptions, totals }: OrderRecipient) => ({
  address,
  pickupStore,
  giftOptions,
  totals,
});

/** Without the arrival of what will not be sent. */
function withoutArrivals(order: OrderDetails): OrderDetails {
  const recipients = order.recipients.map((recipient) => ({
    ...recipient,
    shipments: recipient.shipments.map((shipment) => ({ ...shipment, edd: '' })),
  }));
  return { ...order, recipients };
}

/** The lines of a recipient with their dates. */
function linesOf({ lineItems, payment }: OrderDetails, { shipments }: OrderRecipient) {
  return shipments.flatMap((shipment) =>
    lineItems
      .filter(({ id }) => shipment.itemIds.includes(id))
      .map((line) => ({ line, edd: payment.status === 'canceled' ? '' : getItemEdd(line, shipment) })),
  );
}

interface PaymentStatusProps {
  payment: OrderPayment;
  labels: OrderMessages;
  price: (cents: number) => string;
}

/** Whether an order is charged, refunded or released, with amounts where it is a part. */
function PaymentStatus({ payment, labels, price }: PaymentStatusProps) {
  const { status, captured, storedValue, onGiftCard } = payment;
  const refunded = payment.refunded + storedValue.refunded;
  const isRefunded = status === 'canceled' && captured > 0;
  return (
    <div>
      <p className={css.text}>{labels.paymentStatuses[isRefunded ? 'refunded' : status]}</p>
      {status === 'partlyPaid' && <p className={css.muted}>{labels.chargedSoFar(price(captured))}</p>}
      {refunded > 0 && <p className={css.muted}>{labels.refundedAmount(price(refunded))}</p>}
      {onGiftCard > 0 && <p className={css.muted}>{labels.refundedOnCard(price(onGiftCard))}</p>}
    </div>
  );
}

/** An order with the words and formats that its facts are shown in. */
interface FactProps {
  order: OrderDetails;
  labels: OrderMessages;
  messages: ReceiptProps['messages'];
  price: (cents: number) => string;
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.fact} aria-label={title}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The tenders, cards or wallet that paid the order, and what each paid. */
function PaymentFact({ order, labels, messages, price, date }: FactProps & { date: string }) {
  const cardLabels = useWords('payment', paymentMessages, messages?.paymentForm);
  const walletLabels = useWords('wallet', walletMessages, messages?.wallets);
  const { cards, wallet, tenders, taxCertificateNumber, payment } = order;
  const chargedText = (amount: number) =>
    payment.captured > 0 ? labels.charged({ amount: price(amount), date }) : price(amount);
  if (cards.length + tenders.length === 0 && !wallet && taxCertificateNumber === '') return null;
  return (
    <Fact title={labels.payment}>
      {(cards.length > 0 || wallet || payment.storedValue.refunded > 0) && (
        <PaymentStatus payment={payment} labels={labels} price={price} />
      )}
      {tenders.map(({ kind, number, appliedAmount }) => (
        <Fragment key={`${kind} ${number}`}>
          <p className={css.text}>{labels.tenderNames[kind](number)}</p>
          <p className={css.muted}>{labels.charged({ amount: price(appliedAmount), date })}</p>
        </Fragment>
      ))}
      {order.plccOption === plccOption.financing && <p className={css.text}>{labels.financed}</p>}
      {cards.map((card) => (
        <Fragment key={`${card.type} ${card.lastFour} ${card.appliedAmount}`}>
          <p className={css.text}>{getCardName(card, cardLabels)}</p>
          <p className={css.muted}>{chargedText(card.appliedAmount)}</p>
        </Fragment>
      ))}
      {wallet && (
        <>
          <p className={css.text}>
            {walletLabels.accountOf({ name: walletLabels.walletNames[wallet.kind], account: wallet.account })}
          </p>
          <p className={css.muted}>{chargedText(wallet.appliedAmount)}</p>
        </>
      )}
      {taxCertificateNumber !== '' && <p className={css.text}>{labels.taxExempt(taxCertificateNumber)}</p>}
    </Fact>
  );
}

/** That a shipment is a gift, and its message. */
function GiftFact({ giftOptions, labels }: Pick<OrderRecipient, 'giftOptions'> & Pick<FactProps, 'labels'>) {
  const { isGift = false, giftMessage = '' } = giftOptions ?? {};
  if (!isGift && giftMessage === '') return null;
  return (
    <Fact title={giftMessage === '' ? labels.gift : labels.giftMessageTitle}>
      {giftMessage !== '' && <p className={css.message}>{giftMessage}</p>}
      {isGift && <p className={css.muted}>{labels.giftHint}</p>}
    </Fact>
  );
}

/** The items by recipient; without groups when there is one recipient. */
function ReceiptLines({ order, site, renderAction, messages }: ReceiptProps) {
  const { recipients } = order;
  const renderLine = ({ line, edd }: ReturnType<typeof linesOf>[number]) => (
    <OrderLine
      key={line.id}
      line={line}
      site={site}
      size="large"
      edd={edd}
      action={renderAction?.(line)}
      messages={messages}
    />
  );
  if (recipients.length <= 1)
    return (
      <ul className={css.lines}>{recipients.flatMap((recipient) => linesOf(order, recipient)).map(renderLine)}</ul>
    );
  return recipients.map((recipient, index) => (
    <RecipientGroup
      key={recipient.id}
      {...toGroup(recipient)}
      delivery={<DeliveryFacts recipient={recipient} messages={messages?.options} />}
      number={index + 1}
      count={countDelivered(recipients)}
      site={site}
      messages={messages}
    >
      {linesOf(order, recipient).map(renderLine)}
    </RecipientGroup>
  ));
}

/** Renders the items, totals, recipients and payment of an order. */
export function Receipt({ order: placed, site, renderAction, messages }: ReceiptProps) {
  const labels = useWords('order', orderMessages, messages);
  const walletLabels = useWords('wallet', walletMessages, messages?.wallets);
  const order = placed.payment.status === 'canceled' ? withoutArrivals(placed) : placed;
  const date = formatCentralDay(order.placedAt, site.locale);
  const price = (cents: number) => formatPrice(cents, site);
  const [single] = order.recipients.length === 1 ? order.recipients : [];
  const totalLabels = { ...labels, leftToPay: getPaidLabel(order, labels, walletLabels) };
  return (
    <div className={css.columns}>
      <section className={css.receipt} aria-label={labels.whatYouOrdered}>
        <Heading level={2}>{labels.whatYouOrdered}</Heading>
        <ReceiptLines order={order} site={site} renderAction={renderAction} messages={messages} />
        <SummaryList rows={totalRows(order.orderSummary, site, totalLabels, order.tenders)} />
      </section>
      <div className={css.facts}>
        {single && (
          <Fact title={single.pickupStore ? labels.storePickup : labels.delivery}>
            <RecipientPlace site={site} address={single.address} pickupStore={single.pickupStore} />
            <DeliveryFacts recipient={single} messages={messages?.options} />
          </Fact>
        )}
        <Fact title={labels.billing}>
          <AddressBlock address={order.billingAddress} siteCulture={site.siteCulture} />
        </Fact>
        <PaymentFact order={order} labels={labels} messages={messages} price={price} date={date} />
        {single && <GiftFact giftOptions={single.giftOptions} labels={labels} />}
      </div>
    </div>
  );
}
