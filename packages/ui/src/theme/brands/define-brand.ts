import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';
import { type Brand, brandClasses, brandRules } from './brand-rules.ts';

/** Writes a brand's classes, `settee-{name}`, `settee-{name}-dark` and `settee-{name}-auto`; call it from a `.css.ts`. */
export function defineBrand(name: string, brand: Brand) {
  for (const { selector, colorScheme, properties, media, query } of brandRules(name, brand)) {
    const widths = Object.entries(media).map(([width, vars]) => [width, { vars }] as const);
    const rule = { colorScheme, vars: properties, '@media': Object.fromEntries(widths) };
    globalStyle(selector, { '@layer': { [layers.theme]: query ? { '@media': { [query]: rule } } : rule } });
  }
  return brandClasses(name);
}
