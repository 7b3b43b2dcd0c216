'use client';

import { checkoutRoutes, formatPrice, hasCardNumber, type Recipient, type Shipment } from '@settee/domain';
import { Alert, Checkbox, Heading, RadioGroup, TextLink } from '@settee/ui';
import { type Ref, useId, useRef, useState } from 'react';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { sectionTitle } from '../../section-title.css.ts';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import {
  getChoices,
  choicesOfDraft,
  toDraft,
  giftMessageMaxLength,
  getGiftRequest,
  type GiftChoices,
  type RecipientChoice,
} from '../gift-options.ts';
import { OrderLine } from '../OrderLine/OrderLine.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { useDraft } from '../useDraft.ts';
import * as css from './ShippingAndGiftOptionsStep.css.ts';

export interface ShippingAndGiftOptionsStepProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
}

/** A gift message is stored and printed, so a card number in it is not sent. */
const hasCardNumberInMessage = ({ isGift, giftMessage }: RecipientChoice) => isGift && hasCardNumber(giftMessage);

/** Step 2: how it travels and whether it is a gift. ROUTE-11 */
export function ShippingAndGiftOptionsStep({ checkout }: ShippingAndGiftOptionsStepProps) {
  const { data, site, labels, state, ports, shippingAddress } = checkout;
  const [choices, setChoices] = useState(() => getChoices(data));

  const change = (recipient: Recipient, part: Partial<RecipientChoice>): GiftChoices => {
    const before = choices[recipient.id] ?? { ...recipient.giftOptions, levels: [] };
    const next = { ...choices, [recipient.id]: { ...before, ...part } };
    setChoices(next);
    return next;
  };
  useDraft(checkout, 'giftOptions', toDraft(choices), (draft) => setChoices(choicesOfDraft(data, draft)));
  const message = useRef<HTMLTextAreaElement>(null);
  const isSendable = Object.values(choices).every((choice) => !hasCardNumberInMessage(choice));
  const goOn = async () => {
    if (!isSendable) return message.current?.focus();
    await checkout.goForward(3, ports.moveToPaymentPage, () =>
      ports.saveShippingAndGiftOptions(getGiftRequest(data, choices)),
    );
  };

  return (
    <>
      <Heading level={1}>{labels.stepNames[2]}</Heading>
      {shippingAddress && (
        <section className={css.section} aria-label={labels.shippingAddress}>
          <div className={css.head}>
            <Heading level={2} size="h3" className={sectionTitle}>
              {labels.shippingAddress}
            </Heading>
            <TextLink href={checkoutRoutes.shipping} aria-label={labels.editName(labels.shippingAddress)}>
              {labels.edit}
            </TextLink>
          </div>
          <AddressBlock address={shippingAddress} siteCulture={site.siteCulture} />
        </section>
      )}
      {data.shippingOptions.recipients.map((recipient) => {
        const choice = choices[recipient.id];
        if (!choice) return null;
        const chooseLevel = (place: number, value: string) => {
          const level = recipient.shipments[place]?.availableServiceLevels.find(
            ({ serviceLevel }) => String(serviceLevel) === value,
          )?.serviceLevel;
          if (level === undefined) return;
          const levels = choice.levels.map((before, index) => (index === place ? level : before));
          const next = change(recipient, { levels });
          // Saved with the message once that can be.
          if (isSendable) void checkout.saveOptions(getGiftRequest(data, next));
        };
        return (
          <div key={recipient.id} className={css.section}>
            <section className={css.section} aria-label={labels.delivery}>
              <Heading level={2} size="h3" className={sectionTitle}>
                {labels.delivery}
              </Heading>
              {recipient.shipments.map((shipment, place) => (
                <ShipmentOptions
                  // Shipments have no id; the id of the first item is used instead.
                  key={shipment.items[0]?.id ?? place}
                  shipment={shipment}
                  checkout={checkout}
                  place={place}
                  count={recipient.shipments.length}
                  level={choice.levels[place]}
                  onLevel={(value) => chooseLevel(place, value)}
                />
              ))}
            </section>
            <GiftOptions
              choice={choice}
              checkout={checkout}
              messageRef={message}
              onChange={(part) => change(recipient, part)}
            />
          </div>
        );
      })}
      <FlowButtons
        forward={labels.nextPayment}
        isBusy={state.work === 'moving'}
        onForward={() => void checkout.problems.run(goOn)}
      />
    </>
  );
}

interface ShipmentOptionsProps extends ShippingAndGiftOptionsStepProps {
  shipment: Shipment;
  place: number;
  count: number;
  level: number | undefined;
  onLevel: (value: string) => void;
}

function ShipmentOptions({ shipment, checkout, place, count, level, onLevel }: ShipmentOptionsProps) {
  const { site, labels } = checkout;
  const options = shipment.availableServiceLevels.map(({ serviceLevel, label, charge, edd }) => ({
    value: String(serviceLevel),
    label: (
      <span className={css.level}>
        <span>{label}</span>
        <span className={css.charge}>{charge === 0 ? labels.free : formatPrice(charge, site.siteCulture)}</span>
      </span>
    ),
    note: edd === '' ? undefined : edd,
  }));
  return (
    <div className={css.shipment}>
      {count > 1 && <p className={css.muted}>{labels.shipmentOf(place + 1, count)}</p>}
      <ul className={css.lines} aria-label={labels.items}>
        {shipment.items
          .filter(({ isRemoved }) => !isRemoved)
          .map(({ id, line }) => (
            <OrderLine key={id} line={line} site={site} messages={checkout.messages} />
          ))}
      </ul>
      <RadioGroup
        legend={labels.serviceLevel}
        hideLegend
        value={String(level)}
        onValueChange={onLevel}
        options={options}
        className={css.levels}
      />
    </div>
  );
}

interface GiftOptionsProps extends ShippingAndGiftOptionsStepProps {
  choice: RecipientChoice;
  messageRef: Ref<HTMLTextAreaElement>;
  onChange: (part: Partial<RecipientChoice>) => void;
}

function GiftOptions({ choice, checkout, messageRef, onChange }: GiftOptionsProps) {
  const { labels } = checkout;
  const id = useId();
  const isWrong = hasCardNumberInMessage(choice);
  return (
    <section className={css.section} aria-label={labels.gift}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.gift}
      </Heading>
      <Checkbox
        label={labels.isGift}
        hint={labels.giftHint}
        checked={choice.isGift}
        onChange={({ target }) => onChange({ isGift: target.checked })}
      />
      {choice.isGift && (
        <div className={css.field}>
          <label htmlFor={id} className={css.label}>
            {labels.giftMessage}
          </label>
          <textarea
            id={id}
            ref={messageRef}
            className={css.message}
            value={choice.giftMessage}
            maxLength={giftMessageMaxLength}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong ${id}-left` : `${id}-left`}
            onChange={({ target }) => onChange({ giftMessage: target.value })}
          />
          {isWrong && (
            <Alert id={`${id}-wrong`} tone="critical" live="assertive">
              {labels.cardNumberInGiftMessage}
            </Alert>
          )}
          <p id={`${id}-left`} className={css.muted}>
            {labels.giftMessageLeft(giftMessageMaxLength - choice.giftMessage.length)}
          </p>
        </div>
      )}
    </section>
  );
}
