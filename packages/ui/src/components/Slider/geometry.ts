/** Width of the native thumb, including its hit area; the drawn thumb is smaller. */
export const thumbSize = '44px';

/** Returns the position of `value` between `min` and `max`, from 0 to 1. */
export function toFraction(value: number, min: number, max: number): number {
  if (max <= min) return 0;
  return Math.min(Math.max((value - min) / (max - min), 0), 1);
}

/** Width of a rail on which a thumb travels that share of the whole way. */
export const trackLength = (part: number) => `calc(${thumbSize} + ${part} * (100% - ${thumbSize}))`;

/** Middle of the thumb at that share of the whole way, from the start of the rail. */
export const thumbCenter = (part: number) => `calc(${thumbSize} / 2 + ${part} * (100% - ${thumbSize}))`;

/** The step nearest to a share of the way. */
export function snapToStep(part: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const raw = Math.round((part * (max - min)) / step) * step + min;
  const decimals = (String(step).split('.')[1] ?? '').length;
  return Math.min(Math.max(Number(raw.toFixed(decimals)), min), max);
}
