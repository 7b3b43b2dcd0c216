import './layers.css.ts';
import './reset.css.ts';
import './fonts.css.ts';
import './brands/brands.css.ts';
import { brandClasses, type Scheme, type SchemeChoice } from './brands/brand-rules.ts';

export type { Scheme, SchemeChoice };

/** Name of a brand: one of this package, or any other that a style sheet of the page declares. */
export type BrandName = 'main' | 'cb2' | (string & {});

/** Returns the class that applies a brand to a page; `light` by default, `auto` follows the system. Put it on `<html>`. */
export function themeClass(brand: BrandName, scheme: SchemeChoice = 'light'): string {
  return brandClasses(brand)[scheme];
}
