'use client';

import { checkoutRoutes, type Recipient } from '@settee/domain';
import { Heading, TextLink, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import { optionsMessages } from '../../order/options-messages.ts';
import { RecipientPlace } from '../../order/RecipientGroup/RecipientPlace.tsx';
import { countDelivered, getRecipientTitle } from '../../order/recipient-title.ts';
import { getStepNames } from '../step-names.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { GiftOptions } from './GiftOptions.tsx';
import { PartTitle } from './PartTitle.tsx';
import { NotificationChoice, PickupOptions } from './PickupOptions.tsx';
import { ShipmentOptions } from './ShipmentOptions.tsx';
import { type DeliveryChoices, useDeliveryChoices } from './useDeliveryChoices.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { getRecipientAddress } from '../recipient-address.ts';
import { step } from '../step.css.ts';
import * as css from './ShippingAndGiftOptionsStep.css.ts';

export interface ShippingAndGiftOptionsStepProps extends RootRef<HTMLDivElement> {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
}

/** Step 2: delivery, gift and notification options. ROUTE-11 */
export const ShippingAndGiftOptionsStep = withRef(function ShippingAndGiftOptionsStep({
  checkout,
  ref,
}: ShippingAndGiftOptionsStepProps) {
  const { data, labels, state, problems } = checkout;
  const { recipients } = data.shippingOptions;
  const delivery = useDeliveryChoices(checkout);
  const { element, focusWrong } = useFocusOnWrong(ref);
  const goOn = async () => {
    if (!(await delivery.complete())) focusWrong();
  };
  return (
    <div ref={element} className={step}>
      <Heading level={1}>{getStepNames(data, labels).full[2]}</Heading>
      {recipients.map((recipient, index) => (
        <RecipientOptions
          key={recipient.id}
          {...{ checkout, recipient, delivery }}
          number={index + 1}
          isNested={recipients.length > 1}
          count={countDelivered(recipients)}
        />
      ))}
      <FlowButtons
        forward={labels.nextPayment}
        isBusy={state.work === 'moving'}
        onForward={() => void problems.run(goOn)}
      />
    </div>
  );
});

interface RecipientOptionsProps extends ShippingAndGiftOptionsStepProps {
  recipient: Recipient;
  /** Its place among the `count` recipients that are delivered to, from 1. */
  number: number;
  count: number;
  /** Whether it is one of several recipients. */
  isNested: boolean;
  delivery: DeliveryChoices;
}

function RecipientOptions({ checkout, recipient, number, count, isNested, delivery }: RecipientOptionsProps) {
  const { labels, messages } = checkout;
  const words = useWords('options', optionsMessages, messages?.options);
  const choice = delivery.choices[recipient.id];
  if (!choice) return null;
  // An emailed gift card has a message and needs neither an address nor a packing slip.
  const isEmailed = recipient.shipments.every(({ deliveryMode }) => deliveryMode === 'email');
  const title = isNested ? getRecipientTitle(recipient, { number, count }, labels) : undefined;
  const deliveryTitle = recipient.pickupStore ? words.pickup : words.deliveryOptions;
  return (
    <section className={cx(step, isNested && css.recipient)} aria-label={title}>
      {!isEmailed && <RecipientHead {...{ checkout, recipient, title }} />}
      <div className={css.section} role="group" aria-label={deliveryTitle}>
        <PartTitle isNested={isNested}>{deliveryTitle}</PartTitle>
        {recipient.shipments.map((shipment, index) => {
          const selection = choice.shipments[index];
          if (!selection) return null;
          return (
            <ShipmentOptions
              // Shipments have no id; the id of the first item is used instead.
              key={shipment.items[0]?.id ?? index}
              {...{ shipment, checkout, index, selection }}
              count={recipient.shipments.length}
              isValidated={delivery.isValidated}
              onSave={(next) => delivery.saveShipment(recipient, index, next)}
              onChange={(next) => delivery.changeShipment(recipient, index, next)}
            />
          );
        })}
        {recipient.pickupStore && <PickupOptions {...{ recipient, choice, checkout, delivery }} />}
        <NotificationChoice {...{ recipient, choice, checkout, delivery }} />
      </div>
      {!isEmailed && <GiftOptions {...{ recipient, choice, checkout, delivery, isNested }} />}
    </section>
  );
}

interface RecipientHeadProps extends ShippingAndGiftOptionsStepProps {
  recipient: Recipient;
  /** Title of one of several recipients. */
  title: string | undefined;
}

/** Title of one of several recipients, and its address or store. */
function RecipientHead({ checkout, recipient, title }: RecipientHeadProps) {
  const { data, labels, site, messages } = checkout;
  const { pickupStore } = recipient;
  const heading = title ?? (pickupStore ? labels.storePickup : labels.shippingAddress);
  return (
    <section className={css.section} aria-label={title ? undefined : heading}>
      <div className={css.head}>
        <Heading level={2} size="h3" className={sectionTitle}>
          {heading}
        </Heading>
        <TextLink href={checkoutRoutes.shipping} aria-label={labels.editName(heading)}>
          {labels.edit}
        </TextLink>
      </div>
      <RecipientPlace address={getRecipientAddress(data, recipient)} {...{ site, pickupStore, messages }} />
    </section>
  );
}

/** Moves focus to the first field with an error, once it is rendered. */
function useFocusOnWrong(ref: ShippingAndGiftOptionsStepProps['ref']) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, []);
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    if (clicks > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [clicks]);
  return { element, focusWrong: () => setClicks((before) => before + 1) };
}
