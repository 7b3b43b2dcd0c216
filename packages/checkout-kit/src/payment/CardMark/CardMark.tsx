import { type CardType, treatedAs } from '@settee/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
import * as css from './CardMark.css.ts';

export interface CardMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  type: CardType;
  messages?: Partial<PaymentMessages>;
}

/** The sign of a card's network; Diners, Cup and Jcb carry Discover's. CARD-18 */
export function CardMark({ type, messages, className, ...rest }: CardMarkProps) {
  const { cardMarks, cardNames } = { ...paymentMessages, ...messages };
  return (
    <span role="img" aria-label={cardNames[type]} {...rest} className={cx(css.mark, className)}>
      {cardMarks[treatedAs(type)]}
    </span>
  );
}
