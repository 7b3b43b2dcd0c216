import { cartValidationErrorType as types, type CartValidationErrorType } from './validation.ts';

/** What decides whether a line of the cart can be ordered. */
export interface LineCondition {
  id: string;
  quantity: number;
  /** How many of it can be had, at most its quantity. */
  available: number;
  /** Made by us for this shopper: embroidered or etched. MONO-04 */
  isPersonalized: boolean;
  /** Its text can't be made while the service is out. */
  isPersonalizationDown: boolean;
  /** It contains PFAS and goes to a state that does not let it in. */
  isRestricted: boolean;
  /** Its installation service is not done where it goes. */
  isInstallationUnavailable: boolean;
}

/** One thing that stands in the way of an order, and the lines it is about. */
export interface CartError {
  errorType: CartValidationErrorType;
  lineIds: readonly string[];
}

const isShort = ({ available, quantity }: LineCondition) => available < quantity;
const isGone = ({ available }: LineCondition) => available === 0;

/** Everything that stands in the way of ordering these lines, in the order of their popups; a line that leaves with one problem has no second one. VALID-01, VALID-08 */
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
