export type Bound = 'minus' | 'plus';

interface Range {
  min: number;
  max: number;
}

/** What a typed text means: a quantity, nothing yet, or something to ignore. */
export function readQuantity(typed: string, { min, max }: Range): number | 'blank' | 'ignored' {
  const text = typed.trim();
  if (text === '') return 'blank';
  if (!/^\d+$/.test(text)) return 'ignored';
  const quantity = Number(text);
  return quantity >= min && quantity <= max ? quantity : 'ignored';
}

/** Where a press leads; at its bound a button starts again at the minimum and is spent. */
export function pressQuantity(button: Bound, value: number, { min, max }: Range): { value: number; spent: boolean } {
  const spent = button === 'plus' ? value >= max : value <= min;
  if (spent) return { value: min, spent };
  return { value: button === 'plus' ? value + 1 : value - 1, spent };
}
