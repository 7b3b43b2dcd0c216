'use client';

import { checkoutRoutes, formatPrice, getTenders } from '@settee/domain';
import { Heading, SummaryList, TextLink } from '@settee/ui';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { paymentMessages } from '../../payment/messages.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { orderedItems } from '../CheckoutFrame/CheckoutFrame.tsx';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import { OrderLine } from '../OrderLine/OrderLine.tsx';
import { totalRows } from '../total-rows.ts';
import { getCards } from '../order-cards.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import * as css from './ReviewStep.css.ts';

export interface ReviewStepProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
}

interface FactProps {
  title: string;
  href: string;
  edit: string;
  editName: string;
  children: ReactNode;
}

function Fact({ title, href, edit, editName, children }: FactProps) {
  return (
    <section className={css.fact} aria-label={title}>
      <div className={css.factHead}>
        <Heading level={2} size="h3" className={sectionTitle}>
          {title}
        </Heading>
        <TextLink href={href} aria-label={editName}>
          {edit}
        </TextLink>
      </div>
      {children}
    </section>
  );
}

/** Step 4: everything once more, then the order. ROUTE-13 */
export function ReviewStep({ checkout }: ReviewStepProps) {
  const { data, site, labels, state, shippingAddress, messages } = checkout;
  const cardLabels = { ...paymentMessages, ...messages?.paymentForm };
  const cards = data.paymentData.isPaymentNeeded ? getCards(data) : [];
  const tenders = getTenders(data.paymentData).filter(({ appliedAmount }) => appliedAmount > 0);
  const price = (cents: number) => formatPrice(cents, site.siteCulture);
  const billing = data.isBillingSameAsShipping ? null : data.billingAddress;
  const giftMessage = data.shippingOptions.recipients.find(({ giftOptions }) => giftOptions.isGift)?.giftOptions
    .giftMessage;
  const items = orderedItems(data).filter(({ isRemoved }) => !isRemoved);
  const fact = (title: string, href: string) => ({ title, href, edit: labels.edit, editName: labels.editName(title) });

  return (
    <>
      <Heading level={1}>{labels.stepNames[4]}</Heading>
      <div className={css.facts}>
        <Fact {...fact(labels.shippingAddress, checkoutRoutes.shipping)}>
          {shippingAddress && <AddressBlock address={shippingAddress} siteCulture={site.siteCulture} withContact />}
        </Fact>
        <Fact {...fact(labels.billing, checkoutRoutes.payment)}>
          {billing ? (
            <AddressBlock address={billing} siteCulture={site.siteCulture} />
          ) : (
            <p className={css.text}>{labels.sameAsShipping}</p>
          )}
        </Fact>
        <Fact {...fact(labels.payment, checkoutRoutes.payment)}>
          {tenders.map(({ kind, number, appliedAmount }) => (
            <p key={`${kind} ${number}`} className={css.text}>
              {labels.tenderPays(labels.tenderNames[kind](number), price(appliedAmount))}
            </p>
          ))}
          {cards.map(({ basketPaymentId, type, lastFour, appliedAmount }) => (
            <p key={basketPaymentId} className={css.text}>
              {cards.length > 1
                ? labels.tenderPays(cardLabels.endingIn(cardLabels.cardNames[type], lastFour), price(appliedAmount))
                : cardLabels.endingIn(cardLabels.cardNames[type], lastFour)}
            </p>
          ))}
          {data.isTaxExempt && <p className={css.text}>{labels.taxExempt(data.taxCertificateNumber)}</p>}
          {cards.length + tenders.length === 0 && <p className={css.text}>{labels.noPaymentNeeded}</p>}
        </Fact>
      </div>
      <section aria-label={labels.items}>
        <ul className={css.lines}>
          {items.map(({ id, line, edd }) => (
            <OrderLine key={id} line={line} site={site} edd={edd} size="large" messages={messages} />
          ))}
        </ul>
      </section>
      {giftMessage && (
        <Fact {...fact(labels.giftMessageTitle, checkoutRoutes.giftOptions)}>
          <p className={css.text}>{giftMessage}</p>
        </Fact>
      )}
      <SummaryList rows={totalRows(data.orderSummary, site, labels, tenders)} className={css.totals} />
      <FlowButtons
        back={labels.back}
        onBack={checkout.goBack}
        forward={labels.placeOrder}
        isBusy={state.work === 'placing'}
        onForward={() => void checkout.placeOrder()}
      />
    </>
  );
}
