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
import { cardsOf } from '../cards-of.ts';
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
  const { data, site, words, state, shippingAddress, messages } = checkout;
  const cardWords = { ...paymentMessages, ...messages?.paymentForm };
  const cards = data.paymentData.isPaymentNeeded ? cardsOf(data) : [];
  const tenders = getTenders(data.paymentData).filter(({ appliedAmount }) => appliedAmount > 0);
  const price = (cents: number) => formatPrice(cents, site.siteCulture);
  const billing = data.isBillingSameAsShipping ? null : data.billingAddress;
  const giftMessage = data.shippingOptions.recipients.find(({ giftOptions }) => giftOptions.isGift)?.giftOptions
    .giftMessage;
  const items = orderedItems(data).filter(({ isRemoved }) => !isRemoved);
  const fact = (title: string, href: string) => ({ title, href, edit: words.edit, editName: words.editName(title) });

  return (
    <>
      <Heading level={1}>{words.stepNames[4]}</Heading>
      <div className={css.facts}>
        <Fact {...fact(words.shippingAddress, checkoutRoutes.shipping)}>
          {shippingAddress && <AddressBlock address={shippingAddress} siteCulture={site.siteCulture} withContact />}
        </Fact>
        <Fact {...fact(words.billing, checkoutRoutes.payment)}>
          {billing ? (
            <AddressBlock address={billing} siteCulture={site.siteCulture} />
          ) : (
            <p className={css.text}>{words.sameAsShipping}</p>
          )}
        </Fact>
        <Fact {...fact(words.payment, checkoutRoutes.payment)}>
          {tenders.map(({ kind, number, appliedAmount }) => (
            <p key={`${kind} ${number}`} className={css.text}>
              {words.tenderPays(words.tenderNames[kind](number), price(appliedAmount))}
            </p>
          ))}
          {cards.map(({ basketPaymentId, type, lastFour, appliedAmount }) => (
            <p key={basketPaymentId} className={css.text}>
              {cards.length > 1
                ? words.tenderPays(cardWords.endingIn(cardWords.cardNames[type], lastFour), price(appliedAmount))
                : cardWords.endingIn(cardWords.cardNames[type], lastFour)}
            </p>
          ))}
          {data.isTaxExempt && <p className={css.text}>{words.taxExempt(data.taxCertificateNumber)}</p>}
          {cards.length + tenders.length === 0 && <p className={css.text}>{words.noPaymentNeeded}</p>}
        </Fact>
      </div>
      <section aria-label={words.items}>
        <ul className={css.lines}>
          {items.map(({ id, line, edd }) => (
            <OrderLine key={id} line={line} site={site} edd={edd} size="large" messages={messages} />
          ))}
        </ul>
      </section>
      {giftMessage && (
        <Fact {...fact(words.giftMessageTitle, checkoutRoutes.giftOptions)}>
          <p className={css.text}>{giftMessage}</p>
        </Fact>
      )}
      <SummaryList rows={totalRows(data.orderSummary, site, words, tenders)} className={css.totals} />
      <FlowButtons
        back={words.back}
        onBack={checkout.goBack}
        forward={words.placeOrder}
        isBusy={state.work === 'placing'}
        onForward={() => void checkout.placeOrder()}
      />
    </>
  );
}
