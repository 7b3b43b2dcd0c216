'use client';

import {
  readEmail,
  whenPasted,
  formatPrice,
  giftCardLimits,
  validateGiftCard,
  type GiftCardErrors,
  type GiftCardPage,
  type GiftCardRequest,
  type SiteCulture,
  type Sku,
} from '@settee/domain';
import {
  Heading,
  Image,
  QuantitySelector,
  RadioGroup,
  SegmentedControl,
  TextArea,
  TextField,
  withRef,
} from '@settee/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { NewLine } from '../../add-to-cart/useAddToCart.ts';
import { giftCardMessages, type GiftCardMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './GiftCardScreen.css.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';

export interface GiftCardScreenProps extends RootRef<HTMLDivElement> {
  /** Title, text, picture and the cards on sale, the mailed one first; amounts in cents. */
  page: GiftCardPage;
  /** The kind that is selected at first. */
  sku: Sku;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Another kind was selected. */
  onKindChange?: (url: string) => void;
  /** Renders the add-to-cart button; `check` returns the line, or `null` after it has shown the missing fields. */
  renderBuy: (check: () => NewLine | null) => ReactNode;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<GiftCardMessages>;
}

const empty: GiftCardRequest = { amount: 0, recipientEmail: '', senderName: '', message: '' };
const fields = ['amount', 'recipientEmail', 'senderName', 'message'] as const;

/** The selected card, its fields and their errors. */
function useGiftCardRequest(sku: Sku, options: GiftCardPage['options']) {
  const [request, setRequest] = useState(empty);
  const [quantity, setQuantity] = useState(1);
  const [errors, setErrors] = useState<GiftCardErrors>({});
  const [selected, setSelected] = useState(sku);
  const form = useRef<HTMLDivElement>(null);
  const option = options.find((each) => each.sku === selected) ?? options[0];
  useFieldErrorEvents('giftCardPurchase', errors);

  const change = (part: Partial<GiftCardRequest>) => {
    setRequest({ ...request, ...part });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !Object.hasOwn(part, field))));
  };
  /** The line, or `null` after the missing fields were shown and focused. */
  const check = (): NewLine | null => {
    if (!option) return null;
    const found = validateGiftCard(request, option);
    setErrors(found);
    const wrong = fields.find((field) => found[field]);
    if (!wrong) return { Sku: option.sku, Quantity: quantity, GiftCard: request };
    form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    return null;
  };
  return { form, request, change, errors, check, quantity, setQuantity, option, select: setSelected };
}

interface EmailedCardFieldsProps extends Pick<ReturnType<typeof useGiftCardRequest>, 'request' | 'change'> {
  labels: GiftCardMessages;
  errorOf: (field: keyof GiftCardRequest) => string | undefined;
}

/** Recipient, sender and message of an emailed card. */
function EmailedCardFields({ request, change, labels, errorOf }: EmailedCardFieldsProps) {
  return (
    <>
      <TextField
        label={labels.recipientEmail}
        hint={labels.recipientEmailHint}
        name="recipientEmail"
        type="email"
        autoComplete="off"
        value={request.recipientEmail}
        readText={whenPasted(readEmail)}
        onChange={({ target }) => change({ recipientEmail: target.value })}
        error={errorOf('recipientEmail')}
      />
      <TextField
        label={labels.senderName}
        name="senderName"
        autoComplete="name"
        value={request.senderName}
        onChange={({ target }) => change({ senderName: target.value })}
        error={errorOf('senderName')}
      />
      <TextArea
        label={labels.message}
        optional={labels.optional}
        name="message"
        hint={labels.messageLeft(Math.max(0, giftCardLimits.message - request.message.length))}
        value={request.message}
        onChange={({ target }) => change({ message: target.value })}
        error={errorOf('message')}
      />
    </>
  );
}

interface KindChoiceProps extends Pick<GiftCardScreenProps, 'page' | 'onKindChange'> {
  sku: Sku;
  onSelect: (sku: Sku) => void;
  labels: GiftCardMessages;
}

/** Mailed or emailed. */
function KindChoice({ page, sku, onSelect, onKindChange, labels }: KindChoiceProps) {
  return (
    <RadioGroup
      legend={labels.kind}
      name="kind"
      value={String(sku)}
      onValueChange={(value) => {
        const other = page.options.find((each) => String(each.sku) === value);
        if (!other) return;
        onSelect(other.sku);
        onKindChange?.(other.url);
      }}
      options={page.options.map((each) => ({ value: String(each.sku), label: each.name, note: each.note }))}
    />
  );
}

/** Gift cards to buy: kind, amount, and for an emailed one its recipient and message. */
export const GiftCardScreen = withRef(function GiftCardScreen({
  page,
  sku,
  siteCulture,
  onKindChange,
  renderBuy,
  messages,
  ref,
}: GiftCardScreenProps) {
  const priceFormat = usePriceFormat(siteCulture);
  const labels = useWords('giftCard', giftCardMessages, messages);
  const { form, option, select, request, change, errors, check, ...card } = useGiftCardRequest(sku, page.options);
  if (!option) return null;
  const errorOf = (field: keyof GiftCardRequest) => {
    const error = errors[field];
    return error && labels.errors[field][error];
  };

  return (
    <div ref={ref} className={css.root}>
      <Image picture={page.picture} alt={page.picture.alt} sizes="(min-width: 1024px) 58vw, 100vw" priority />
      <div ref={form} className={css.column}>
        <Heading level={1}>{labels.heading}</Heading>
        <p className={css.text}>{page.text}</p>
        <KindChoice {...{ page, onKindChange, labels }} sku={option.sku} onSelect={select} />
        <SegmentedControl
          legend={labels.amount}
          name="amount"
          layout="apart"
          value={request.amount === 0 ? undefined : String(request.amount)}
          onValueChange={(amount) => change({ amount: Number(amount) })}
          options={option.amounts.map((cents) => ({ value: String(cents), label: formatPrice(cents, priceFormat) }))}
          error={errorOf('amount')}
        />
        {option.isElectronic && <EmailedCardFields {...{ request, change, labels, errorOf }} />}
        <div className={css.buy}>
          <QuantitySelector
            label={labels.quantity}
            value={card.quantity}
            onValueChange={card.setQuantity}
            min={1}
            max={99}
            size="large"
          />
          <div>{renderBuy(check)}</div>
        </div>
        <p className={css.text}>{labels.noPromotion}</p>
      </div>
    </div>
  );
});
