import { type CardType, treatedAs } from '@settee/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cardNameMessages } from '../card-name-messages.ts';
import type { PaymentMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import { drawings } from './drawings.tsx';
import * as css from './CardMark.css.ts';
import { withRef } from '@settee/ui';

export interface CardMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  type: CardType;
  messages?: Partial<PaymentMessages>;
}

/** The sign of a card's network; Diners, Cup and Jcb carry Discover's. CARD-18 */
export const CardMark = withRef(function CardMark({ type, messages, className, ...rest }: CardMarkProps) {
  const { cardNames } = useWords('payment', cardNameMessages, messages);
  const network = treatedAs(type);
  return (
    <span role="img" aria-label={cardNames[type]} data-network={network} {...rest} className={cx(css.mark, className)}>
      <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true" focusable="false" className={css.drawing}>
        {drawings[network]}
      </svg>
    </span>
  );
});
