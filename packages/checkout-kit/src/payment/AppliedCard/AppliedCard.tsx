'use client';

import type { PaymentCard } from '@settee/domain';
import { TextButton, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { CardMark } from '../CardMark/CardMark.tsx';
import { getCardExpiry, getCardName } from '../card-text.ts';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AppliedCard.css.ts';

export interface AppliedCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  card: Pick<PaymentCard, 'type' | 'lastFour' | 'expMonth' | 'expYear'>;
  /** Formatted amount that the card pays, unless it pays the total. */
  amount?: string;
  onEdit?: () => void;
  onRemove?: () => void;
  messages?: Partial<PaymentMessages>;
}

/** A card that the order is paid with; never more of its number than four digits. */
export const AppliedCard = withRef(function AppliedCard({
  card,
  amount,
  onEdit,
  onRemove,
  messages,
  className,
  ...rest
}: AppliedCardProps) {
  const labels = useWords('payment', paymentMessages, messages);
  const name = getCardName(card, labels);
  const expiry = getCardExpiry(card, labels);
  return (
    <div {...rest} className={cx(css.root, className)}>
      <CardMark type={card.type} messages={messages} />
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        {expiry !== '' && <span className={css.expiry}>{expiry}</span>}
      </span>
      {amount && <span className={css.amount}>{labels.pays(amount)}</span>}
      <span className={css.tag}>{labels.applied}</span>
      <span className={css.actions}>
        {onEdit && (
          <TextButton aria-label={labels.editCard(name)} onClick={onEdit}>
            {labels.edit}
          </TextButton>
        )}
        {onRemove && (
          <TextButton aria-label={labels.removeCard(name)} onClick={onRemove}>
            {labels.remove}
          </TextButton>
        )}
      </span>
    </div>
  );
});
