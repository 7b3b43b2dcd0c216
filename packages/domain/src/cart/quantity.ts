import { plainText } from '../text/plain-text.ts';

/** The fewest and the most of one item that a line may hold. QTY-02 */
export const quantityLimits = { min: 1, max: 99 } as const;

/** The quantity of an add that names none, and of a field left blank. ATC-01, QTY-04 */
export const defaultQuantity = 1;

export type QuantityError = 'not-whole' | 'out-of-range';

/** Validates a numeric quantity; `null` if valid. QTY-02 */
export function validateQuantity(quantity: number): QuantityError | null {
  if (!Number.isInteger(quantity)) return 'not-whole';
  return quantity < quantityLimits.min || quantity > quantityLimits.max ? 'out-of-range' : null;
}

/** Reads what was typed; `null` is for what the selector ignores. QTY-03 */
export function parseQuantity(typed: string): number | null {
  const text = plainText(typed).trim();
  if (!/^\d{1,9}$/.test(text)) return null;
  const quantity = Number(text);
  return validateQuantity(quantity) === null ? quantity : null;
}

/** Returns the quantity on blur: 1 for a blank field, else the parsed value, else the previous one. QTY-04 */
export function normalizeQuantity(typed: string, current: number): number {
  return typed.trim() === '' ? defaultQuantity : (parseQuantity(typed) ?? current);
}

export type QuantityButton = 'minus' | 'plus';

/** Returns the quantity after a click; `disabled` is the button clicked at its limit. QTY-05 to QTY-08 */
export function stepQuantity(
  current: number,
  button: QuantityButton,
): { quantity: number; disabled: QuantityButton | null } {
  const next = current + (button === 'plus' ? 1 : -1);
  return validateQuantity(next) === null
    ? { quantity: next, disabled: null }
    : { quantity: defaultQuantity, disabled: button };
}
