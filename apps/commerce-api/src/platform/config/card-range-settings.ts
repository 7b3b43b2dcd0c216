/** The cards of the house that the embedded payment provider knows; `none` for no such cards. */
export const defaultCardRanges = {
  HOUSE_CARD_RANGES: '603532-603532/16',
  REWARDS_CARD_RANGES: '524366-524366/16',
  IMPRINT_CARD_RANGES: '888888-888888/16',
} as const;

/** Settings of the card types that a shop recognizes by ranges. CARD-24, CARD-27 */
export const cardRangeSettings = [
  {
    name: 'HOUSE_CARD_RANGES',
    default: defaultCardRanges.HOUSE_CARD_RANGES,
    meaning: 'Card number ranges of house cards: first digits from-to/number of digits, as a list, or none',
  },
  {
    name: 'REWARDS_CARD_RANGES',
    default: defaultCardRanges.REWARDS_CARD_RANGES,
    meaning: 'Card number ranges of rewards MasterCards, in the same form',
  },
  {
    name: 'IMPRINT_CARD_RANGES',
    default: defaultCardRanges.IMPRINT_CARD_RANGES,
    meaning: 'Card number ranges of Imprint cards, in the same form',
  },
];
