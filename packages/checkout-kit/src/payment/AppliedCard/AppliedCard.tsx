'use client';

import type { PaymentCard } from '@settee/domain';
import { TextButton } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { CardMark } from '../CardMark/CardMark.tsx';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
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
export function AppliedCard({ card, amount, onEdit, onRemove, messages, className, ...rest }: AppliedCardProps) {
  const labels = { ...paymentMessages, ...messages };
  const name = labels.endingIn(labels.cardNames[card.type], card.lastFour);
  const month = String(card.expMonth).padStart(2, '0');
  return (
    <div {...rest} className={cx(css.root, className)}>
      <CardMark type={card.type} messages={messages} />
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        {card.expMonth > 0 && (
          <span className={css.expiry}>{labels.expires(month, String(card.expYear).slice(-2))}</span>
        )}
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
}
