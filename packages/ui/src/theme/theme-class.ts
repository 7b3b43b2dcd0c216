import './layers.css.ts';
import './reset.css.ts';
import './fonts.css.ts';
import { cb2 } from './brands/cb2.css.ts';
import { main } from './brands/main.css.ts';

/** Class names per brand and scheme; put one on `<html>`. */
export const brands = { main, cb2 };

export type BrandName = keyof typeof brands;
export type Scheme = keyof typeof main;

/** Returns the class that applies a brand to a page; `light` by default. */
export function themeClass(brand: BrandName, scheme: Scheme = 'light'): string {
  return brands[brand][scheme];
}
