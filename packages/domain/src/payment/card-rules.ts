/** Range of number prefixes, `from` and `to` inclusive and of equal length; `length` is the total digit count. */
export interface CardRange {
  from: string;
  to: string;
  length: number;
}

/**
 * Accepted cards of a site and the number ranges of its private-label cards, from configuration. CARD-24 to
 * CARD-27
 */
export interface CardRules {
  isDiscoverAllowed: boolean;
  isDinersAllowed: boolean;
  /** Ranges of the types that have no public format; a type is recognised when it has ranges and is allowed. */
  isImprintAllowed: boolean;
  imprintRanges: readonly CardRange[];
  isCoBrandAllowed: boolean;
  coBrandRanges: readonly CardRange[];
  isHouseCardAllowed: boolean;
  houseCardRanges: readonly CardRange[];
}

/** Discover and Diners Club are taken, the cards of the house are not. */
export const defaultCardRules: CardRules = {
  isDiscoverAllowed: true,
  isDinersAllowed: true,
  isImprintAllowed: false,
  imprintRanges: [],
  isCoBrandAllowed: false,
  coBrandRanges: [],
  isHouseCardAllowed: false,
  houseCardRanges: [],
};
