/** The fewest and the most of one item that a line may hold. QTY-02 */
export const quantityLimits = { min: 1, max: 99 } as const;

/** The quantity of an add that names none, and of a field left blank. ATC-01, QTY-04 */
export const defaultQuantity = 1;

export type QuantityError = 'not-whole' | 'out-of-range';

/** Judges a quantity that arrives as a number. `null` means it may be ordered. QTY-02 */
export function validateQuantity(quantity: number): QuantityError | null {
  if (!Number.isInteger(quantity)) return 'not-whole';
  return quantity < quantityLimits.min || quantity > quantityLimits.max ? 'out-of-range' : null;
}

/** Reads what was typed; `null` is for what the selector ignores. QTY-03 */
export function parseQuantity(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,9}$/.test(text)) return null;
  const quantity = Number(text);
  return validateQuantity(quantity) === null ? quantity : null;
}

/** The quantity that stands when the field is left: 1 for a blank one, else what was read, else the one before. QTY-04 */
export function normalizeQuantity(typed: string, current: number): number {
  return typed.trim() === '' ? defaultQuantity : (parseQuantity(typed) ?? current);
}

export type QuantityButton = 'minus' | 'plus';

/** What a press of a button does to the quantity; `disabled` names the button that was used at its bound. QTY-05 to QTY-08 */
export function stepQuantity(
  current: number,
  button: QuantityButton,
): { quantity: number; disabled: QuantityButton | null } {
  const next = current + (button === 'plus' ? 1 : -1);
  return validateQuantity(next) === null
    ? { quantity: next, disabled: null }
    : { quantity: defaultQuantity, disabled: button };
}
