import { vars } from './contract.css.ts';

/** The rules of one type step, to be spread into a style. */
export function typeStyle(step: keyof typeof vars.type) {
  const { size, line, track, weight } = vars.type[step];
  return { fontSize: size, lineHeight: line, letterSpacing: track, fontWeight: weight };
}

/** Figures of equal width, for prices, totals, counts and card numbers. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** Small capitals or sentence case, as the brand has it. */
export const labelStyle = {
  ...typeStyle('label'),
  fontFamily: vars.font.label,
  fontStretch: vars.layout.labelStretch,
  textTransform: vars.layout.labelTransform,
} as const;
