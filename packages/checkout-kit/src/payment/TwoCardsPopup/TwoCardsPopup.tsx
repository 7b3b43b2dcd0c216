'use client';

import { formatPrice, type PaymentCard, type SiteCulture, type TwoCardsBar } from '@settee/domain';
import { Alert, Button, CheckboxGroup, Dialog, Text, TextButton, TextField } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { CardForm, type CardFormProps } from '../CardForm/CardForm.tsx';
import { CardMark } from '../CardMark/CardMark.tsx';
import { type CardError, getCardErrorText } from '../reducer.ts';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
import { twoCardsMessages, type TwoCardsMessages } from '../two-cards-messages.ts';
import type { CardFormControl } from '../useCardForm.ts';
import * as css from './TwoCardsPopup.css.ts';

/** The cards to choose two from and what can be done with them. */
export interface TwoCards {
  form: CardFormControl;
  choices: readonly {
    card: Pick<PaymentCard, 'type' | 'lastFour' | 'expMonth' | 'expYear'>;
    /** Reason that the card cannot be selected. TWO-04, TWO-05, CARD-63 */
    bar: TwoCardsBar | null;
    /** Two others are chosen. TWO-03 */
    isBeyond: boolean;
  }[];
  /** Indexes of `choices`, the first card's first. */
  selections: readonly number[];
  /** Amount due for both cards, in cents. */
  due: number;
  /** As typed. */
  amounts: readonly string[];
  isNotTwo: boolean;
  amountProblems: { hasZeroAmountError: readonly [boolean, boolean]; isTotalMissed: boolean } | null;
  error: CardError | null;
  /** TWO-06 */
  isUpdatable: boolean;
  /** Another card may be typed. */
  isAddOffered: boolean;
  /** Maximum number of saved cards of the account; 0 without an account. TWO-07 */
  limit: number;
  isAdding: boolean;
  isBusy: boolean;
  toggle: (index: number) => void;
  typeAmount: (at: 0 | 1, text: string) => void;
  add: () => void;
  cancelAdding: () => void;
  update: () => unknown;
}

export interface TwoCardsPopupProps extends Pick<CardFormProps, 'isSignedIn' | 'securityCodeHelp' | 'messages'> {
  /** Result of `useTwoCards` or a hook of the same shape. */
  twoCards: TwoCards;
  siteCulture: SiteCulture;
  onClose: () => void;
  labels?: Partial<TwoCardsMessages>;
}

/** The popup in which two cards and what each pays are chosen. TWO-01 to TWO-11 */
export function TwoCardsPopup({ twoCards, siteCulture, onClose, messages, labels, ...cardForm }: TwoCardsPopupProps) {
  const text: PaymentMessages & TwoCardsMessages = { ...paymentMessages, ...twoCardsMessages, ...messages, ...labels };
  const { choices, selections, amountProblems, limit } = twoCards;
  const nameOf = (index: number) => {
    const card = choices[index]?.card;
    return card ? text.endingIn(text.cardNames[card.type], card.lastFour) : '';
  };
  const barTexts: Record<TwoCardsBar, string> = {
    expired: text.expired,
    'in-use': text.inUse,
    'rewards-only': text.rewards,
  };
  const options = choices.map(({ card, bar, isBeyond }, index) => {
    const { type, expMonth, expYear } = card;
    const expiry = expMonth > 0 ? text.expires(String(expMonth).padStart(2, '0'), String(expYear).slice(-2)) : '';
    return {
      value: String(index),
      label: (
        <span className={css.card}>
          <CardMark type={type} messages={messages} />
          {nameOf(index)}
        </span>
      ),
      note: [expiry, bar && barTexts[bar]].filter(Boolean).join(' · '),
      disabled: bar !== null || isBeyond || twoCards.isBusy,
    };
  });

  const root = useRef<HTMLDivElement>(null);
  const { isNotTwo } = twoCards;
  useEffect(() => {
    if (isNotTwo || amountProblems) root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isNotTwo, amountProblems]);

  const amountError = (at: 0 | 1) => {
    if (amountProblems?.hasZeroAmountError[at]) return text.zeroAmount;
    return at === 1 && amountProblems?.isTotalMissed ? text.totalMissed : undefined;
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={text.title} closeLabel={text.closeHelp}>
      <div ref={root} className={css.root}>
        {limit > 0 && <Text tone="muted">{text.saveUpTo(limit)}</Text>}
        {twoCards.error && (
          <Alert tone="critical" live="assertive">
            {getCardErrorText(twoCards.error, text)}
          </Alert>
        )}
        <CheckboxGroup
          legend={text.cards}
          hideLegend
          values={selections.map(String)}
          onValuesChange={(values) => {
            const changed = [...selections.map(String), ...values].find(
              (value) => values.includes(value) !== selections.includes(Number(value)),
            );
            if (changed !== undefined) twoCards.toggle(Number(changed));
          }}
          options={options}
          error={isNotTwo ? text.notTwo : undefined}
        />
        {twoCards.isAdding ? (
          <div className={css.form}>
            <CardForm {...cardForm} card={twoCards.form} messages={messages} onCancel={twoCards.cancelAdding} />
          </div>
        ) : (
          twoCards.isAddOffered && (
            <TextButton className={css.add} onClick={twoCards.add}>
              {text.addNewCard}
            </TextButton>
          )
        )}
        {selections.length === 2 && (
          <fieldset className={css.amounts}>
            <legend className={css.legend}>{text.amounts}</legend>
            {([0, 1] as const).map((at) => (
              <TextField
                key={at}
                label={nameOf(selections[at] ?? -1)}
                value={twoCards.amounts[at]}
                onChange={({ target }) => twoCards.typeAmount(at, target.value)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                error={amountError(at)}
              />
            ))}
            <p className={css.hint}>{text.together(formatPrice(twoCards.due, siteCulture))}</p>
          </fieldset>
        )}
        {!twoCards.isAdding && (
          <div className={css.actions}>
            <Button busy={twoCards.isBusy} disabled={!twoCards.isUpdatable} onClick={() => void twoCards.update()}>
              {text.updatePayment}
            </Button>
            <Button tone="quiet" onClick={onClose}>
              {text.cancel}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
