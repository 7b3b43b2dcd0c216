import type { CardField } from './card-error-focus.ts';
import { houseCardType } from './card-type.ts';
import type { CardType } from './payment-data.ts';

/** The fields a card's type shows, in their order; those it hides go unchecked. CARD-42, CARD-43 */
export function shownCardFields(type: CardType | null): readonly CardField[] {
  return type === houseCardType ? ['number'] : ['number', 'expiration', 'securityCode'];
}

/** Values for the hidden fields of the store card. CARD-43 */
export const storeCardDefaults = { cvv: '', expMonth: 0, expYear: 0 } as const;
