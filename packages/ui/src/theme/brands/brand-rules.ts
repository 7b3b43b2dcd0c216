import { media } from '../breakpoints.ts';
import { vars } from '../contract.css.ts';
import type { BrandTokens, Palette, PartialTokens } from '../tokens.ts';

/** Tokens that change from a width on: 768 px (`m`) or 1280 px (`xl`). */
export type LaterTokens = { [Width in 'm' | 'xl']?: PartialTokens<BrandTokens> };

/** A complete brand: the tokens of both schemes, and a palette for each. */
export interface Brand {
  tokens: BrandTokens;
  later: LaterTokens;
  light: Palette;
  /** Without it the brand has no dark scheme. */
  dark?: Palette;
}

export type Scheme = 'light' | 'dark';

/** A scheme, or the one that the system prefers. */
export type SchemeChoice = Scheme | 'auto';

/** One style rule of a brand: custom properties by name, and those that differ by media query. */
export interface BrandRule {
  selector: string;
  colorScheme?: Scheme;
  properties: Record<string, string>;
  media: Record<string, Record<string, string>>;
  /** Media query of the whole rule. */
  query?: string;
}

type Tree = { readonly [name: string]: string | Tree };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** `var(--settee-space-x1)` becomes `--settee-space-x1`. */
export const propertyName = (reference: string): string => reference.slice(4, -1);

/** Returns every token of `values` by its custom property. */
export function toProperties(values: object, names: object = vars): Record<string, string> {
  if (!isTree(names) || !isTree(values)) return {};
  const entries = Object.entries(values).flatMap(([key, value]): [string, string][] => {
    const name = names[key];
    if (typeof name === 'string') return typeof value === 'string' ? [[propertyName(name), value]] : [];
    return isTree(value) && name ? Object.entries(toProperties(value, name)) : [];
  });
  return Object.fromEntries(entries);
}

/** Class names of a brand: `settee-{name}`, `settee-{name}-dark` and `settee-{name}-auto`. */
export function brandClasses(name: string): Record<SchemeChoice, string> {
  return { light: `settee-${name}`, dark: `settee-${name}-dark`, auto: `settee-${name}-auto` };
}

const still = { motion: { fast: '0s', mid: '0s' }, layout: { pictureHoverScale: '1' } };

function paletteRule(selector: string, colorScheme: Scheme, palette: Palette): BrandRule {
  const { edge, ink } = palette.color;
  return {
    selector,
    colorScheme,
    properties: toProperties(palette),
    media: { [media.contrast]: toProperties({ color: { line: edge, edge: ink, muted: ink } }) },
  };
}

/** Returns the style rules of a brand, in the order of the style sheet. */
export function brandRules(name: string, { tokens, later, light, dark }: Brand): BrandRule[] {
  const classes = brandClasses(name);
  const all = (dark ? Object.values(classes) : [classes.light]).map((one) => `.${one}`).join(', ');
  return [
    {
      selector: all,
      properties: toProperties(tokens),
      media: {
        [media.m]: toProperties(later.m ?? {}),
        [media.xl]: toProperties(later.xl ?? {}),
        [media.still]: toProperties(still),
      },
    },
    paletteRule(all, 'light', light),
    ...(dark
      ? [
          // On paper every scheme is light.
          { ...paletteRule(`.${classes.dark}`, 'dark', dark), query: 'screen' },
          { ...paletteRule(`.${classes.auto}`, 'dark', dark), query: `screen and ${media.dark}` },
        ]
      : []),
  ];
}
