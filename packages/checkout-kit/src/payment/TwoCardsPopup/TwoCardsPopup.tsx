'use client';

import { formatPrice, type PaymentCard, type SiteCulture, type TwoCardsIneligibility } from '@settee/domain';
import { Alert, Button, CheckboxGroup, Dialog, Inline, Text, TextButton, TextField } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { CardForm, type CardFormProps } from '../CardForm/CardForm.tsx';
import { toCardOption } from '../card-option.tsx';
import { getCardName } from '../card-text.ts';
import { type CardError, getCardErrorText } from '../reducer.ts';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
import { twoCardsMessages, type TwoCardsMessages } from '../two-cards-messages.ts';
import type { CardFormControl } from '../useCardForm.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './TwoCardsPopup.css.ts';

/** The cards to choose two from and what can be done with them. */
export interface TwoCards {
  form: CardFormControl;
  choices: readonly {
    card: Pick<PaymentCard, 'type' | 'lastFour' | 'expMonth' | 'expYear'>;
    /** Reason that the card cannot be selected. TWO-04, TWO-05, CARD-63 */
    ineligibility: TwoCardsIneligibility | null;
    /** Two others are chosen. TWO-03 */
    isLimitReached: boolean;
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
  /** At least one card is eligible; otherwise 'Update Payment' is disabled. TWO-06 */
  isUpdatable: boolean;
  /** Another card may be typed. */
  isAddOffered: boolean;
  /** Maximum number of saved cards of the account; 0 without an account. TWO-07 */
  limit: number;
  isAdding: boolean;
  isBusy: boolean;
  toggle: (index: number) => void;
  typeAmount: (slot: 0 | 1, text: string) => void;
  add: () => void;
  cancelAdding: () => void;
  update: () => unknown;
}

export interface TwoCardsPopupProps extends Pick<CardFormProps, 'isSignedIn' | 'securityCodeHelp'> {
  /** Result of `useTwoCards` or a hook of the same shape. */
  twoCards: TwoCards;
  siteCulture: SiteCulture;
  onClose: () => void;
  /** Words of the popup and of its card form. */
  messages?: Partial<PaymentMessages & TwoCardsMessages>;
}

interface PopupPartProps extends Pick<TwoCardsPopupProps, 'twoCards'> {
  labels: PaymentMessages & TwoCardsMessages;
}

function nameOfCard({ twoCards, labels }: PopupPartProps, index: number): string {
  const card = twoCards.choices[index]?.card;
  return card ? getCardName(card, labels) : '';
}

/** The cards with a checkbox each; one that cannot be selected shows the reason. */
function CardChoices(props: PopupPartProps) {
  const { twoCards, labels } = props;
  const { choices, isNotTwo, isBusy } = twoCards;
  const selected = twoCards.selections.map(String);
  const reasons: Record<TwoCardsIneligibility, string> = {
    expired: labels.expired,
    'in-use': labels.inUse,
    'rewards-only': labels.rewards,
  };
  const options = choices.map(({ card, ineligibility, isLimitReached }, index) => {
    const option = toCardOption(
      { card, value: String(index), reason: ineligibility && reasons[ineligibility] },
      labels,
    );
    return { ...option, disabled: option.disabled || isLimitReached || isBusy };
  });
  return (
    <CheckboxGroup
      legend={labels.cards}
      hideLegend
      values={selected}
      onValuesChange={(values) => {
        const changed = [...selected, ...values].find((value) => values.includes(value) !== selected.includes(value));
        if (changed !== undefined) twoCards.toggle(Number(changed));
      }}
      options={options}
      error={isNotTwo ? labels.notTwo : undefined}
    />
  );
}

/** The amounts that the two cards pay. */
function Amounts(props: PopupPartProps & Pick<TwoCardsPopupProps, 'siteCulture'>) {
  const { twoCards, labels, siteCulture } = props;
  const { selections, amounts, amountProblems } = twoCards;
  const priceFormat = usePriceFormat(siteCulture);
  const errorOf = (slot: 0 | 1) => {
    if (amountProblems?.hasZeroAmountError[slot]) return labels.zeroAmount;
    return slot === 1 && amountProblems?.isTotalMissed ? labels.totalMissed : undefined;
  };
  return (
    <fieldset className={css.amounts}>
      <legend className={css.legend}>{labels.amounts}</legend>
      {([0, 1] as const).map((slot) => (
        <TextField
          key={slot}
          label={nameOfCard(props, selections[slot] ?? -1)}
          value={amounts[slot]}
          onChange={({ target }) => twoCards.typeAmount(slot, target.value)}
          inputMode="decimal"
          autoComplete="off"
          error={errorOf(slot)}
        />
      ))}
      <p className={css.hint}>{labels.together(formatPrice(twoCards.due, priceFormat))}</p>
    </fieldset>
  );
}

/** Focuses the first wrong entry after 'Update Payment'. */
function useFocusOnProblem({ isNotTwo, amountProblems }: TwoCards) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNotTwo || amountProblems) root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isNotTwo, amountProblems]);
  return root;
}

/** The popup in which two cards and what each pays are chosen. TWO-01 to TWO-11 */
export function TwoCardsPopup({ twoCards, siteCulture, onClose, messages, ...cardForm }: TwoCardsPopupProps) {
  const labels: PaymentMessages & TwoCardsMessages = {
    ...useWords('payment', paymentMessages, messages),
    ...useWords('twoCards', twoCardsMessages, messages),
  };
  const root = useFocusOnProblem(twoCards);
  const { limit, error, isAdding, cancelAdding } = twoCards;
  const part: PopupPartProps = { twoCards, labels };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={labels.title} closeLabel={labels.closeHelp}>
      <div ref={root} className={css.root}>
        {limit > 0 && <Text tone="muted">{labels.saveUpTo(limit)}</Text>}
        {error && (
          <Alert tone="critical" live="assertive">
            {getCardErrorText(error, labels)}
          </Alert>
        )}
        <CardChoices {...part} />
        {isAdding && (
          <div className={css.form}>
            <CardForm
              {...cardForm}
              idPrefix="other-card"
              card={twoCards.form}
              messages={messages}
              onCancel={cancelAdding}
            />
          </div>
        )}
        {!isAdding && twoCards.isAddOffered && (
          <TextButton className={css.add} onClick={twoCards.add}>
            {labels.addNewCard}
          </TextButton>
        )}
        {twoCards.selections.length === 2 && <Amounts {...part} siteCulture={siteCulture} />}
        {!isAdding && (
          <Inline gap={3}>
            <Button busy={twoCards.isBusy} disabled={!twoCards.isUpdatable} onClick={() => void twoCards.update()}>
              {labels.updatePayment}
            </Button>
            <Button tone="quiet" onClick={onClose}>
              {labels.cancel}
            </Button>
          </Inline>
        )}
      </div>
    </Dialog>
  );
}
