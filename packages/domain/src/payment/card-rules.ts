/** Numbers whose first digits lie between `from` and `to`, both included and equally long, with `length` digits in all. */
export interface CardRange {
  from: string;
  to: string;
  length: number;
}

/** Which cards a site takes and where the numbers of its own cards lie; comes from configuration. CARD-24 to CARD-27 */
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
