import { checkContrast, type ContrastResult } from '../check-contrast.ts';
import { vars } from '../contract.css.ts';
import type { BrandTokens, Palette, PartialTokens } from '../tokens.ts';
import { brandCss } from './brand-css.ts';
import { type Brand, brandClasses, type LaterTokens, type SchemeChoice } from './brand-rules.ts';
import { cb2Brand } from './cb2.ts';
import { mainBrand } from './main.ts';
import { findTokenErrors } from './token-errors.ts';

/** A brand as its team writes it, in TypeScript or as JSON: only what differs from the brand that it extends. */
export interface BrandInput {
  /** Name of the JSON schema that editors check the file with. */
  $schema?: string;
  /** Lower-case letters, digits and hyphens; the classes are `settee-{name}`, `settee-{name}-dark` and `settee-{name}-auto`. */
  name: string;
  /** Brand that fills the tokens left out; `main` by default. */
  extends?: 'main' | 'cb2';
  /** Fonts, type steps, space, sizes, corners, borders, motion, layout. */
  tokens?: PartialTokens<BrandTokens>;
  /** Tokens that change from a width on: 768 px (`m`) or 1280 px (`xl`). */
  later?: LaterTokens;
  /** Colors and shadows. */
  light?: PartialTokens<Palette>;
  /** Colors and shadows of the dark scheme; without it the brand has none. */
  dark?: PartialTokens<Palette>;
}

/** A brand that a page can use. */
export interface CreatedBrand {
  name: string;
  /** Put one on `<html>`; `auto` follows the system. Without a dark scheme all are the same. */
  classes: Record<SchemeChoice, string>;
  /** Every token, those of the extended brand included. */
  brand: Brand;
  /** The whole style sheet of the brand, without fonts. */
  css: string;
  /** Contrast of each pair of colors, in both schemes. */
  contrast: ContrastResult[];
}

/** Thrown for a brand with invalid names or values; `problems` has a line for each. */
export class BrandError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The brand is not valid:\n${problems.join('\n')}`);
    this.name = 'BrandError';
    this.problems = problems;
  }
}

type Tree = { [name: string]: string | Tree };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Returns `base` with the values of `changes`. */
function merge<T extends object>(base: T, changes: object | undefined): T {
  const merged = Object.entries(changes ?? {}).map(([name, value]) => {
    const before: unknown = Object.entries(base).find(([key]) => key === name)?.[1];
    return [name, isTree(value) && isTree(before) ? merge(before, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/** Returns `later` without the tokens that `tokens` sets: a brand's own value counts for every width. */
function withoutSet(later: object, tokens: object): PartialTokens<BrandTokens> {
  const set = new Map(Object.entries(tokens));
  const left = Object.entries(later).flatMap(([name, value]): [string, unknown][] => {
    const own: unknown = set.get(name);
    if (isTree(value)) return [[name, isTree(own) ? withoutSet(value, own) : value]];
    return own === undefined ? [[name, value]] : [];
  });
  return Object.fromEntries(left);
}

/** Throws `BrandError` unless names and values of a brand are valid. */
function validate(input: BrandInput): void {
  const { color, shadow, ...shape } = vars;
  const known = ['$schema', 'name', 'extends', 'tokens', 'later', 'light', 'dark'];
  const palette = { color, shadow };
  const isName =
    typeof input.name === 'string' && /^[a-z][a-z0-9-]*$/.test(input.name) && !/-(dark|auto)$/.test(input.name);
  const problems = [
    ...Object.keys(input)
      .filter((key) => !known.includes(key))
      .map((key) => `${key}: unknown; a brand has ${known.slice(1).join(', ')}`),
    ...(isName ? [] : ['name: write lower-case letters, digits and hyphens, not ending in -dark or -auto']),
    ...(input.extends === undefined || input.extends === 'main' || input.extends === 'cb2'
      ? []
      : ['extends: write main or cb2']),
    ...findTokenErrors('tokens', input.tokens, shape),
    ...findTokenErrors('later', input.later, { m: shape, xl: shape }),
    ...findTokenErrors('light', input.light, palette),
    ...findTokenErrors('dark', input.dark, palette),
  ];
  if (problems.length > 0) throw new BrandError(problems);
}

/** The accent colors what is selected, as in `main` and `cb2`, unless the brand has another color for it. */
function withSelection(palette: PartialTokens<Palette> | undefined): PartialTokens<Palette> | undefined {
  const { accent, onAccent } = palette?.color ?? {};
  if (accent === undefined) return palette;
  return { ...palette, color: { select: accent, ...(onAccent && { onSelect: onAccent }), ...palette?.color } };
}

function complete({ extends: from = 'main', tokens = {}, later = {}, light, dark }: BrandInput): Brand {
  const base = from === 'main' ? mainBrand : cb2Brand;
  const inherited = { m: withoutSet(base.later.m ?? {}, tokens), xl: withoutSet(base.later.xl ?? {}, tokens) };
  return {
    tokens: merge(base.tokens, tokens),
    later: merge(inherited, later),
    light: merge(base.light, withSelection(light)),
    ...(dark && { dark: merge(base.dark ?? base.light, withSelection(dark)) }),
  };
}

/**
 * Makes a brand of some tokens: its classes, its style sheet and a report of its contrasts. It needs no bundler plugin.
 * Throws `BrandError` for unknown tokens and values that would break the style sheet.
 */
export function createBrand(input: BrandInput): CreatedBrand {
  validate(input);
  const brand = complete(input);
  const { light, dark, auto } = brandClasses(input.name);
  return {
    name: input.name,
    classes: brand.dark ? { light, dark, auto } : { light, dark: light, auto: light },
    brand,
    css: brandCss(input.name, brand),
    contrast: [...checkContrast(brand.light), ...(brand.dark ? checkContrast(brand.dark, 'dark') : [])],
  };
}
