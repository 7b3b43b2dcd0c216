import type { PaymentCard } from '@settee/domain';
import { CardMark } from './CardMark/CardMark.tsx';
import * as css from './card-option.css.ts';
import { getCardExpiry, getCardName } from './card-text.ts';
import type { PaymentMessages } from './messages.ts';

/** A card of a list to choose from. */
interface ListedCard {
  card: Pick<PaymentCard, 'type' | 'lastFour' | 'expMonth' | 'expYear'>;
  /** Identifies the card in the list. */
  value: string;
  /** Reason that the card cannot be selected; empty for a card that the list explains elsewhere, `null` for one that can. */
  reason: string | null;
}

/** Returns an option of a `RadioGroup` or `CheckboxGroup`: the card's mark, name, expiry and what rules it out. */
export function toCardOption({ card, value, reason }: ListedCard, labels: PaymentMessages) {
  return {
    value,
    label: (
      <span className={css.card}>
        <CardMark type={card.type} messages={labels} />
        {getCardName(card, labels)}
      </span>
    ),
    note: [getCardExpiry(card, labels), reason].filter(Boolean).join(' · '),
    disabled: reason !== null,
  };
}
