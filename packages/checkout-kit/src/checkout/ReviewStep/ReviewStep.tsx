'use client';

import { checkoutRoutes, editRecipientUrl, fromReview, isMadeToOrder, type Recipient } from '@settee/domain';
import { Alert, Heading, lazyPart, SummaryList, TextLink, withRef } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { usePreloadWallets, useWalletsOfBrowser } from '../../payment/use-wallet-browser.ts';
import { walletMessages } from '../../payment/wallet-messages.ts';
import { DeliveryFacts } from '../../order/DeliveryFacts/DeliveryFacts.tsx';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import { OrderLine } from '../../order/OrderLine/OrderLine.tsx';
import { optionsMessages } from '../../order/options-messages.ts';
import { RecipientGroup } from '../../order/RecipientGroup/RecipientGroup.tsx';
import { RecipientPlace } from '../../order/RecipientGroup/RecipientPlace.tsx';
import { countDelivered, getRecipientTitle } from '../../order/recipient-title.ts';
import { totalRows } from '../../order/total-rows.ts';
import { getRecipientAddress } from '../recipient-address.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { getAppliedWallet, getOfferedWallets } from '../payment/useOrderWallet.ts';
import { step } from '../step.css.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { ContactLines, ContactSection } from './ContactSection.tsx';
import { getAppliedTenders, PaymentSections } from './PaymentSections.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import * as css from './ReviewStep.css.ts';

const WalletButtons = lazyPart(() =>
  import('../../payment/WalletButtons/WalletButtons.tsx').then((module) => module.WalletButtons),
);

export interface ReviewStepProps extends RootRef<HTMLDivElement> {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  /** The payment that the shopper has just confirmed at the bank; its order is completed once. */
  returnedPaymentId?: string | undefined;
}

/** Steps that return to the review. */
const editShipping = `${checkoutRoutes.shipping}?${fromReview}`;
const editOptions = `${checkoutRoutes.giftOptions}?${fromReview}`;

const getItems = ({ shipments }: Recipient) =>
  shipments.flatMap(({ items }) => items.filter(({ isRemoved }) => !isRemoved));

/** Address or store of a recipient. */
function destinationOf({ data, site, messages }: CheckoutControl, recipient: Recipient) {
  return { site, address: getRecipientAddress(data, recipient), pickupStore: recipient.pickupStore, messages };
}

function getPlaceTitle({ kind, pickupStore }: Recipient, labels: CheckoutControl['labels']): string {
  if (pickupStore) return labels.storePickup;
  return kind === 'pickup' ? labels.contact : labels.shippingAddress;
}

/** Contact of an order of which nothing is shipped. */
function PickupContact({ checkout: { data, labels, shippingAddress } }: ReviewStepProps) {
  const { pickup, recipients } = data.shippingOptions;
  const { contact } = pickup;
  if (shippingAddress || !contact) return null;
  const atStore = recipients.find(({ pickupStore }) => pickupStore);
  // The facts of the delivery name another person who picks up.
  const title = atStore?.bopsOptions.pickupContact ? labels.contact : labels.pickupContact;
  return (
    <div>
      {atStore && <p className={css.muted}>{title}</p>}
      <ContactLines contact={contact} />
    </div>
  );
}

/** Step 4: everything once more, then the order. ROUTE-13 */
export const ReviewStep = withRef(function ReviewStep({ checkout, returnedPaymentId, ref }: ReviewStepProps) {
  const isFinishing = useFinishPayment(checkout, returnedPaymentId);
  const { data, site, labels } = checkout;
  const { recipients } = data.shippingOptions;
  const [single] = recipients.length === 1 ? recipients : [];
  const giftMessage = single?.giftOptions.isGift ? single.giftOptions.giftMessage : '';
  return (
    <div ref={ref} className={step}>
      <Heading level={1}>{labels.stepNames[4]}</Heading>
      {isFinishing && (
        <Alert tone="info" live="polite">
          {labels.finishingPayment}
        </Alert>
      )}
      <div className={css.facts}>
        {single ? <DeliverySections checkout={checkout} recipient={single} /> : <ContactSection checkout={checkout} />}
        <PaymentSections checkout={checkout} />
      </div>
      {single ? (
        <section aria-label={labels.items}>
          <ul className={css.lines}>
            <OrderLines checkout={checkout} recipient={single} />
          </ul>
        </section>
      ) : (
        recipients.map(({ id }, index) => <RecipientSection key={id} checkout={checkout} index={index} />)
      )}
      {giftMessage && (
        <ReviewSection checkout={checkout} title={labels.giftMessageTitle} href={editOptions}>
          <p className={css.message}>{giftMessage}</p>
        </ReviewSection>
      )}
      <SummaryList
        rows={totalRows(data.orderSummary, site, labels, getAppliedTenders(data.paymentData))}
        className={css.totals}
      />
      <Terms checkout={checkout} />
      <PlaceOrder checkout={checkout} isFinishing={isFinishing} />
    </div>
  );
});

/** Place of delivery, and how the items get there. */
function DeliverySections({ checkout, recipient }: { checkout: CheckoutControl; recipient: Recipient }) {
  const { labels, messages } = checkout;
  const words = useWords('options', optionsMessages, messages?.options);
  return (
    <>
      <ReviewSection checkout={checkout} title={getPlaceTitle(recipient, labels)} href={editShipping}>
        <RecipientPlace {...destinationOf(checkout, recipient)} withContact />
        <PickupContact checkout={checkout} />
      </ReviewSection>
      <ReviewSection
        checkout={checkout}
        title={recipient.pickupStore ? words.pickup : labels.delivery}
        href={editOptions}
      >
        <DeliveryFacts recipient={recipient} messages={messages?.options} />
      </ReviewSection>
    </>
  );
}

/** One of several recipients, with its items and totals. */
function RecipientSection({ checkout, index }: { checkout: CheckoutControl; index: number }) {
  const { data, labels, messages } = checkout;
  const { recipients } = data.shippingOptions;
  const recipient = recipients[index];
  if (!recipient) return null;
  const place = { number: index + 1, count: countDelivered(recipients) };
  return (
    <RecipientGroup
      {...destinationOf(checkout, recipient)}
      {...place}
      totals={recipient.totals}
      giftOptions={recipient.giftOptions}
      delivery={<DeliveryFacts recipient={recipient} messages={messages?.options} />}
      action={
        <TextLink
          href={recipient.kind === 'shipping' ? editRecipientUrl(recipient.id) : editShipping}
          aria-label={labels.editName(getRecipientTitle(recipient, place, labels))}
        >
          {labels.edit}
        </TextLink>
      }
    >
      <OrderLines checkout={checkout} recipient={recipient} />
    </RecipientGroup>
  );
}

function OrderLines({ checkout, recipient }: { checkout: CheckoutControl; recipient: Recipient }) {
  const { site, messages } = checkout;
  return getItems(recipient).map(({ id, line, edd }) => (
    <OrderLine key={id} line={line} site={site} edd={edd} size="large" messages={messages} />
  ));
}

function Terms({ checkout: { data, labels } }: { checkout: CheckoutControl }) {
  const items = data.shippingOptions.recipients.flatMap(getItems);
  return (
    <p className={css.terms}>
      {labels.agreement.before}
      <TextLink inline href="/customer-service/terms-of-use" target="_blank" rel="noreferrer">
        {labels.agreement.terms}
      </TextLink>
      {labels.agreement.between}
      <TextLink inline href="/customer-service/returns" target="_blank" rel="noreferrer">
        {labels.agreement.returns}
      </TextLink>
      {labels.agreement.after}
      {items.some(({ line }) => isMadeToOrder(line)) && ` ${labels.agreement.madeToOrder}`}
    </p>
  );
}

/** Places the order, or pays it with Apple Pay at once. ORDER-02, ORDER-03 */
function PlaceOrder({ checkout, isFinishing }: { checkout: CheckoutControl; isFinishing: boolean }) {
  const { data, labels, state, ports, messages } = checkout;
  const walletLabels = useWords('wallet', walletMessages, messages?.wallets);
  const isApplePay = getAppliedWallet(data)?.kind === 'applePay' && ports.wallets !== undefined;
  const isApplePayOffered = useWalletsOfBrowser(ports.wallets, getOfferedWallets(checkout)).includes('applePay');
  usePreloadWallets(ports.wallets, isApplePay || isApplePayOffered ? ['applePay'] : []);
  return (
    <>
      <FlowButtons
        back={labels.back}
        onBack={checkout.goBack}
        forward={isApplePay ? walletLabels.placeWith(walletLabels.walletNames.applePay) : labels.placeOrder}
        isBusy={state.work === 'placing' || isFinishing}
        onForward={() => void (isApplePay ? checkout.placeApplePayOrder(true) : checkout.placeOrder())}
      />
      {isApplePayOffered && !isApplePay && (
        <WalletButtons
          kinds={['applePay']}
          openKind={state.work === 'placing' ? 'applePay' : null}
          onOpen={() => void checkout.placeApplePayOrder(false)}
          messages={messages?.wallets}
        />
      )}
    </>
  );
}

/** Completes the order of a payment that the shopper returned from, once; true until there is a result. */
function useFinishPayment({ finishPayment }: CheckoutControl, paymentId: string | undefined): boolean {
  const [isFinishing, setFinishing] = useState(paymentId !== undefined);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (paymentId === undefined || hasStarted.current) return;
    hasStarted.current = true;
    void finishPayment(paymentId).finally(() => setFinishing(false));
  }, [finishPayment, paymentId]);
  return isFinishing;
}
