import type { CardType } from '@settee/domain';

/** Names of the cards; they load with the mark of a card, not with the card form. */
export const cardNameMessages = {
  cardNames: {
    mc: 'Mastercard',
    visa: 'Visa',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    synchrony_plcc: 'House Card',
    synchrony_cbcc: 'Rewards Mastercard',
    imprint: 'Imprint',
    cup: 'UnionPay',
    jcb: 'JCB',
  } satisfies Record<CardType, string>,
};
