import type { vars } from './contract.css.ts';

type Fill<T> = { [K in keyof T]: T[K] extends string ? string : Fill<T[K]> };

/** A complete fill of the theme contract: a forgotten token does not compile. */
export type ThemeTokens = Fill<typeof vars>;

/** The part that changes between a brand's light and dark scheme. */
export type Palette = Pick<ThemeTokens, 'color' | 'shadow'>;

/** The part that both schemes of a brand share. */
export type BrandTokens = Omit<ThemeTokens, keyof Palette>;

/** Some tokens of some groups. */
export type PartialTokens<T> = { [K in keyof T]?: T[K] extends string ? string : PartialTokens<T[K]> };
