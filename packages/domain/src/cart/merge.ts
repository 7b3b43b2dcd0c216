import { quantityLimits } from './quantity.ts';

/** Fields of a line that the merge compares. */
export interface MergeLine {
  id: string;
  sku: number;
  optionChoiceParameter: string;
  /** Key shared by equal designs; empty without one. */
  designKey: string;
  quantity: number;
  isSaved: boolean;
  /** Personalization text and installation service; empty without one. */
  personalizationText?: string;
  installationType?: string;
}

/** Result of merging the incoming lines. README decision 13 */
export interface MergeResult<Line extends MergeLine = MergeLine> {
  /** Lines that go into the other cart. */
  moved: readonly Line[];
  /** Lines of the cart that stays with their new quantity. */
  grown: readonly Line[];
  /** Whether a line would have held more than 99. */
  isCut: boolean;
}

/** Fields that must match for two lines to merge, other than the saved-for-later state. */
export type LineIdentity = Omit<MergeLine, 'id' | 'quantity' | 'isSaved'>;

/** Whether two lines hold the same thing: sku, choices, what is written on it, and its service. */
export function isSameItem(one: LineIdentity, other: LineIdentity): boolean {
  return (
    one.sku === other.sku &&
    one.optionChoiceParameter === other.optionChoiceParameter &&
    one.designKey === other.designKey &&
    (one.personalizationText ?? '') === (other.personalizationText ?? '') &&
    (one.installationType ?? '') === (other.installationType ?? '')
  );
}

const isSame = (one: MergeLine, other: MergeLine) => isSameItem(one, other) && one.isSaved === other.isSaved;

/** Puts the lines of one cart into another: identical lines add up, 99 at most. README decision 13 */
export function mergeLines<Line extends MergeLine>(
  target: readonly Line[],
  coming: readonly Line[],
): MergeResult<Line> {
  const lines = [...target];
  let isCut = false;
  for (const line of coming) {
    const index = lines.findIndex((other) => isSame(line, other));
    const counterpart = lines[index];
    const wanted = line.quantity + (counterpart?.quantity ?? 0);
    isCut ||= wanted > quantityLimits.max;
    if (counterpart) lines[index] = { ...counterpart, quantity: Math.min(quantityLimits.max, wanted) };
    else lines.push(line);
  }
  const grown = lines.slice(0, target.length).filter((line, index) => line.quantity !== target[index]?.quantity);
  return { moved: lines.slice(target.length), grown, isCut };
}

/** Criteria for choosing between two carts. */
export interface MergeCart {
  /** The furthest step its checkout was moved to. */
  step: number;
  isEmpty: boolean;
  /** A payment is in progress. */
  isBeingPaid: boolean;
}

/**
 * Chooses the cart that survives sign-in: the one with an active payment, then the non-empty one, then the one further
 * in checkout, then the guest cart. README decision 13
 */
export function chooseSurvivingCart(guest: MergeCart, account: MergeCart): 'guest' | 'account' {
  if (guest.isBeingPaid !== account.isBeingPaid) return guest.isBeingPaid ? 'guest' : 'account';
  if (guest.isEmpty !== account.isEmpty) return guest.isEmpty ? 'account' : 'guest';
  return account.step > guest.step ? 'account' : 'guest';
}
