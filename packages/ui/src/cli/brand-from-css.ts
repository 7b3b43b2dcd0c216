import { toProperties } from '../theme/brands/brand-rules.ts';
import type { BrandInput } from '../theme/brands/create-brand.ts';
import { getSimilar } from '../theme/brands/token-errors.ts';
import { vars } from '../theme/contract.css.ts';
import type { Palette } from '../theme/tokens.ts';

type Values = { [name: string]: string | Values };

/** Returns the tokens that `properties` has, as a tree like `names`. */
function toTree(names: object, properties: ReadonlyMap<string, string>): Values {
  const entries = Object.entries(names).flatMap(([name, value]: [string, unknown]): [string, string | Values][] => {
    if (typeof value === 'object' && value !== null) return [[name, toTree(value, properties)]];
    const own = typeof value === 'string' ? properties.get(value.slice(4, -1)) : undefined;
    return own === undefined ? [] : [[name, own]];
  });
  return Object.fromEntries(entries);
}

const declared = /(--settee-[\w-]+)\s*:\s*([^;}]+)/g;

/** Custom properties in a style sheet that no component reads, such as a misspelled token, with the most similar name. */
export function unknownProperties(css: string): { name: string; similar: string }[] {
  const known = Object.keys(toProperties(vars));
  const names = [...css.matchAll(declared)].map(([, name = '']) => name);
  const unknown = [...new Set(names)].filter((name) => !known.includes(name));
  return unknown.map((name) => ({ name, similar: getSimilar(name, known) }));
}

/**
 * Reads the colors of each brand that a plain style sheet declares, by its classes `settee-{name}` and
 * `settee-{name}-dark`; the same scheme of `main` fills the others. Rules inside of media queries are left out.
 */
export function brandsFromCss(css: string): BrandInput[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const brands = new Map<string, { light: Map<string, string>; dark?: Map<string, string> }>();
  for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const properties = [...body.matchAll(declared)].map(([, name = '', value = '']) => [name, value.trim()] as const);
    if (properties.length === 0) continue;
    for (const [, name = '', scheme] of selectors.matchAll(/\.settee-([a-z][a-z0-9-]*?)(-dark|-auto)?(?![\w-])/g)) {
      if (scheme === '-auto') continue;
      const brand = brands.get(name) ?? { light: new Map<string, string>() };
      const target = scheme ? (brand.dark ??= new Map()) : brand.light;
      for (const [property, value] of properties) target.set(property, value);
      brands.set(name, brand);
    }
  }
  const palette = (properties: ReadonlyMap<string, string>) =>
    toTree({ color: vars.color, shadow: vars.shadow }, properties) as Partial<Palette>;
  return [...brands].map(([name, { light, dark }]) => ({
    name,
    light: palette(light),
    ...(dark && { dark: palette(dark) }),
  }));
}
