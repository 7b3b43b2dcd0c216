'use client';

import type { AccountCard, CardIneligibility } from '@settee/domain';
import { Alert, Button, Inline, RadioGroup, Text, TextButton, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import { toCardOption } from '../card-option.tsx';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SavedCardList.css.ts';

/** The saved cards and what can be done with them. */
export interface SavedCards {
  cards: readonly AccountCard[];
  /** Returns the reason that the card at an index cannot be selected. CARD-63 */
  getIneligibility: (index: number) => CardIneligibility | null;
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

/** The cards as radio buttons; one that cannot be selected shows the reason. */
function toOptions({ cards, getIneligibility }: SavedCards, labels: PaymentMessages) {
  const reasons: Record<CardIneligibility, string> = { expired: labels.expired, 'rewards-only': '' };
  return cards.map(({ cardInfo: card }, index) => {
    const ineligibility = getIneligibility(index);
    return toCardOption({ card, value: card.id, reason: ineligibility && reasons[ineligibility] }, labels);
  });
}

/** Focuses the chosen card, or the first that can be chosen. */
function useFocusOnMount(takesFocus: boolean) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const first = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (first('input:checked') ?? first('input:enabled, button'))?.focus();
  }, [takesFocus]);
  return root;
}

/** The cards of an account to pay with, each with its last four digits only. CARD-10, CARD-11, CARD-63 to CARD-65 */
export const SavedCardList = withRef(function SavedCardList(props: SavedCardListProps) {
  const { list, onAdd, onCancel, onOther, takesFocus = false, messages, className, ...rest } = props;
  const labels = useWords('payment', paymentMessages, messages);
  const root = useFocusOnMount(takesFocus);
  const isMissing = list.isMissing && !list.chosenId;
  useFieldErrorEvents('savedCards', { card: isMissing ? 'missing' : null });

  return (
    <div {...rest} ref={root} className={cx(css.root, className)}>
      {list.isRewardsOnly && <Alert tone="critical">{labels.rewards}</Alert>}
      <RadioGroup
        legend={labels.savedCards}
        hideLegend
        value={list.chosenId}
        onValueChange={list.choose}
        options={toOptions(list, labels)}
        disabled={list.isBusy}
        error={isMissing ? labels.chooseCard : undefined}
      />
      <Inline gap={3}>
        <Button tone="outline" busy={list.isBusy} onClick={() => void list.apply()}>
          {labels.apply}
        </Button>
        {list.isAddOffered && (
          <Button tone="quiet" onClick={onAdd}>
            {labels.addNewCard}
          </Button>
        )}
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </Inline>
      {list.isRewardsOnly && onOther && (
        <TextButton className={css.other} onClick={onOther}>
          {labels.useOtherCard}
        </TextButton>
      )}
      {!list.isAddOffered && <Text tone="muted">{labels.cardLimit(list.limit)}</Text>}
    </div>
  );
});
