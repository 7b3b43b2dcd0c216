'use client';

import type { AccountCard, CardIneligibility } from '@settee/domain';
import { Alert, Button, RadioGroup, Text, TextButton } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import { CardMark } from '../CardMark/CardMark.tsx';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
import * as css from './SavedCardList.css.ts';

/** The saved cards and what can be done with them. */
export interface SavedCards {
  cards: readonly AccountCard[];
  /** Returns the reason that the card at an index cannot be selected. CARD-63 */
  barOf: (index: number) => CardIneligibility | null;
  /** Id of the chosen card. */
  chosenId: string | undefined;
  /** Only the rewards card may pay. CARD-64 */
  isRewardsOnly: boolean;
  /** Another card may be added. CARD-65 */
  isAddOffered: boolean;
  /** Maximum number of saved cards of the account. */
  limit: number;
  /** 'Apply' was clicked without a selection. */
  isMissing: boolean;
  isBusy: boolean;
  choose: (id: string) => void;
  apply: () => unknown;
}

export interface SavedCardListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Result of `useAccountCards` or a hook of the same shape. */
  list: SavedCards;
  /** Opens the popup for another card. */
  onAdd: () => void;
  /** Without it there is nothing to go back to and no 'Cancel'. */
  onCancel?: () => void;
  /** Leaves the rewards card, the only one that may pay; without it that is not offered. TENDER-12 */
  onOther?: () => void;
  /** Moves the focus to the list on mount, when it replaces the clicked control. */
  takesFocus?: boolean;
  messages?: Partial<PaymentMessages>;
}

/** The list of an account's cards to pay with, never more of them than four digits. CARD-10, CARD-11, CARD-63 to CARD-65 */
export function SavedCardList({
  list,
  onAdd,
  onCancel,
  onOther,
  takesFocus = false,
  messages,
  className,
  ...rest
}: SavedCardListProps) {
  const labels = { ...paymentMessages, ...messages };
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const first = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (first('input:checked') ?? first('input:enabled, button'))?.focus();
  }, [takesFocus]);

  const barTexts: Record<CardIneligibility, string> = { expired: labels.expired, 'rewards-only': '' };
  const options = list.cards.map(({ cardInfo }, index) => {
    const { id, type, lastFour, expMonth, expYear } = cardInfo;
    const bar = list.barOf(index);
    const expiry = expMonth > 0 ? labels.expires(String(expMonth).padStart(2, '0'), String(expYear).slice(-2)) : '';
    return {
      value: id,
      label: (
        <span className={css.card}>
          <CardMark type={type} messages={messages} />
          {labels.endingIn(labels.cardNames[type], lastFour)}
        </span>
      ),
      note: [expiry, bar && barTexts[bar]].filter(Boolean).join(' · '),
      disabled: bar !== null,
    };
  });

  return (
    <div {...rest} ref={root} className={cx(css.root, className)}>
      {list.isRewardsOnly && <Alert tone="critical">{labels.rewards}</Alert>}
      <RadioGroup
        legend={labels.savedCards}
        hideLegend
        value={list.chosenId}
        onValueChange={list.choose}
        options={options}
        disabled={list.isBusy}
        error={list.isMissing && !list.chosenId ? labels.chooseCard : undefined}
      />
      <div className={css.actions}>
        <Button busy={list.isBusy} onClick={() => void list.apply()}>
          {labels.apply}
        </Button>
        {list.isAddOffered && (
          <Button tone="outline" onClick={onAdd}>
            {labels.addNewCard}
          </Button>
        )}
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </div>
      {list.isRewardsOnly && onOther && (
        <TextButton className={css.other} onClick={onOther}>
          {labels.useOtherCard}
        </TextButton>
      )}
      {!list.isAddOffered && <Text tone="muted">{labels.cardLimit(list.limit)}</Text>}
    </div>
  );
}
