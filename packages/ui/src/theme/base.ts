import type { Look } from './tokens.ts';

const text = (size: string, line: string, weight = '400') => ({ size, line, track: 'normal', weight });

/** Text steps that read the same in every brand. */
export const baseType = {
  sm: text('.875rem', '1.45'),
  xs: text('.8125rem', '1.5'),
} satisfies Partial<Look['type']>;

/** Control heights and measures that do not differ between brands. */
export const baseSize = {
  control: '48px',
  controlLarge: '56px',
  controlSmall: '44px',
  chip: '36px',
  hit: '44px',
  stepper: '46px',
  check: '22px',
  radio: '20px',
  row: '44px',
  listRow: '72px',
  layerHead: '72px',
  layerPopup: '480px',
  layerSide: '520px',
  measure: '32rem',
} satisfies Partial<Look['size']>;

/** Spread into a brand's fill: `{ ...base, … }`, then name what the brand does its own way. */
export const base = { type: baseType, size: baseSize };
