import { cartValidationErrorType as types, type CartValidationErrorType } from './validation.ts';

/** Conditions that determine whether a line item can be ordered. */
export interface LineCondition {
  id: string;
  quantity: number;
  /** Available quantity, at most the line quantity. */
  available: number;
  /** Made by us for this shopper: embroidered or etched. MONO-04 */
  isPersonalized: boolean;
  /** Its text can't be made while the service is out. */
  isPersonalizationDown: boolean;
  /** Contains PFAS and ships to a state that prohibits it. */
  isRestricted: boolean;
  /** Its installation service is not offered at the destination. */
  isInstallationUnavailable: boolean;
}

/** Error that blocks an order, with the affected lines. */
export interface CartError {
  errorType: CartValidationErrorType;
  lineIds: readonly string[];
}

const isShort = ({ available, quantity }: LineCondition) => available < quantity;
const isGone = ({ available }: LineCondition) => available === 0;

/**
 * Returns the errors that block an order, in popup order; a line removed by one error is not listed in another.
 * VALID-01, VALID-08
 */
export function getCartProblems(lines: readonly LineCondition[]): CartError[] {
  if (lines.length === 0) return [{ errorType: types.emptyBasket, lineIds: [] }];
  const short = lines.filter(isShort);
  const plain = short.filter(({ isPersonalized }) => !isPersonalized);
  const isAll = plain.length === lines.length && plain.every(isGone);
  const stays = lines.filter((line) => !isGone(line));
  const sent = stays.filter(({ isRestricted }) => !isRestricted);
  const made = sent.filter(({ isPersonalizationDown }) => !isPersonalizationDown);
  const found: readonly [CartValidationErrorType, readonly LineCondition[]][] = [
    [isAll ? types.allNlaItems : types.nlaItems, plain],
    [types.inHousePersonalizationNlaItems, short.filter(({ isPersonalized }) => isPersonalized)],
    [types.pfasItems, stays.filter(({ isRestricted }) => isRestricted)],
    [types.personalizationServiceUnavailable, sent.filter(({ isPersonalizationDown }) => isPersonalizationDown)],
    [types.installationServiceUnavailable, made.filter(({ isInstallationUnavailable }) => isInstallationUnavailable)],
  ];
  return found
    .filter(([, affected]) => affected.length > 0)
    .map(([errorType, affected]) => ({ errorType, lineIds: affected.map(({ id }) => id) }));
}
