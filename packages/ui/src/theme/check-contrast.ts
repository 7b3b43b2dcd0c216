import type { Scheme } from './brands/brand-rules.ts';
import { contrast } from './colors.ts';
import { type ColorName, contrastPairs } from './contrast-pairs.ts';
import { vars } from './contract.css.ts';
import type { Palette } from './tokens.ts';

/** Contrast of one color on one background of a palette. */
export interface ContrastResult {
  scheme: Scheme;
  color: ColorName;
  background: ColorName;
  /** From 1 to 21; NaN if one of the two is not an opaque color. */
  ratio: number;
  /** 4.5 for text, 3 for edges of controls, selection and focus (WCAG 2.2, levels AA 1.4.3 and 1.4.11). */
  required: number;
  passes: boolean;
}

/** Measures every color of a palette on the backgrounds that components put it on. */
export function checkContrast({ color }: Pick<Palette, 'color'>, scheme: Scheme = 'light'): ContrastResult[] {
  const references = new Map(Object.entries(vars.color).map(([name, value]) => [value as string, name as ColorName]));
  const resolve = (name: ColorName, depth = 0): string => {
    const target = references.get(color[name]);
    return target === undefined || depth > 9 ? color[name] : resolve(target, depth + 1);
  };
  return contrastPairs.flatMap(([name, backgrounds, required]) =>
    backgrounds.map((background) => {
      const ratio = contrast(resolve(name), resolve(background));
      return { scheme, color: name, background, ratio, required, passes: ratio >= required };
    }),
  );
}
