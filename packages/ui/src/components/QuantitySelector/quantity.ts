export type StepDirection = 'minus' | 'plus';

interface Range {
  min: number;
  max: number;
}

/** An entry without invisible marks, with full-width digits as ASCII. */
export const toDigits = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .trim();

/** Parses entered text: a quantity, `blank`, or `ignored` for anything else. */
export function readQuantity(typed: string, { min, max }: Range): number | 'blank' | 'ignored' {
  const text = toDigits(typed);
  if (text === '') return 'blank';
  if (!/^\d+$/.test(text)) return 'ignored';
  const quantity = Number(text);
  return quantity >= min && quantity <= max ? quantity : 'ignored';
}

/** Returns the value after a click; at its bound a button resets to the minimum and is spent. */
export function stepByButton(
  button: StepDirection,
  value: number,
  { min, max }: Range,
): { value: number; spent: boolean } {
  const spent = button === 'plus' ? value >= max : value <= min;
  if (spent) return { value: min, spent };
  return { value: button === 'plus' ? value + 1 : value - 1, spent };
}

/** Returns the value after a spin button key, within the bounds; `undefined` for other keys. */
export function stepByKey(key: string, value: number, { min, max }: Range): number | undefined {
  const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: min - value, End: max - value };
  return Object.hasOwn(steps, key) ? Math.min(Math.max(value + steps[key as keyof typeof steps], min), max) : undefined;
}
