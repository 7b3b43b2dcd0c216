import type { Brand, Scheme } from './brands/brand-rules.ts';
import { parseColor } from './colors.ts';
import { vars } from './contract.css.ts';
import { type DesignToken, toToken, type TokenType } from './design-token-values.ts';
import { colorDescriptions, groupDescriptions } from './token-descriptions.ts';

/** A group of design tokens, or a file of them. */
export interface DesignTokenGroup {
  $description?: string;
  $extensions?: Record<string, unknown>;
  [name: string]: DesignToken | DesignTokenGroup | string | Record<string, unknown> | undefined;
}

type Tree = { readonly [name: string]: string | Tree };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** `var(--settee-color-ink)` by its path, `{color.ink}`. */
const aliases: ReadonlyMap<string, string> = new Map(
  (function paths(tree: Tree, path: string): [string, string][] {
    return Object.entries(tree).flatMap(([name, value]) =>
      isTree(value) ? paths(value, `${path}${name}.`) : [[value, `{${path}${name}}`] as [string, string]],
    );
  })(vars, ''),
);

const stepTypes: Readonly<Record<string, TokenType>> = {
  size: 'dimension',
  line: 'number',
  track: 'dimension',
  weight: 'fontWeight',
};

const typeOf: Readonly<Record<string, (name: string, value: string) => TokenType>> = {
  color: () => 'color',
  font: () => 'fontFamily',
  type: (name) => stepTypes[name] ?? 'dimension',
  space: () => 'dimension',
  size: () => 'dimension',
  radius: () => 'dimension',
  border: () => 'border',
  shadow: () => 'shadow',
  motion: (name) => (name === 'ease' ? 'cubicBezier' : 'duration'),
  layout: (name, value) => {
    if (parseColor(value) || value.startsWith('var(--settee-color-')) return 'color';
    if (/Duration|Breath/.test(name)) return 'duration';
    return /^-?[\d.]+$/.test(value) ? 'number' : 'dimension';
  },
};

const cssOnly = 'settee.css';

/** Returns the tokens of one group. Values that the format has no type for are listed by name in an extension. */
function groupOf(group: string, values: Tree, fontSize?: string): DesignTokenGroup {
  const tokens: DesignTokenGroup = {};
  const rest: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isTree(value)) {
      tokens[name] = groupOf(group, value, typeof value['size'] === 'string' ? value['size'] : undefined);
      continue;
    }
    const alias = aliases.get(value);
    const type = typeOf[group]?.(name, value) ?? 'dimension';
    const token = alias ? { $type: type, $value: alias } : toToken(type, value, { aliases, fontSize });
    if (token === null) rest[name] = value;
    else tokens[name] = group === 'color' ? { ...token, $description: describe(name) } : token;
  }
  if (Object.keys(rest).length > 0) tokens.$extensions = { [cssOnly]: rest };
  return tokens;
}

const isColorName = (name: string): name is keyof typeof colorDescriptions => name in colorDescriptions;
const describe = (name: string) => (isColorName(name) ? colorDescriptions[name] : '');

const fontOf = (step: string) => {
  if (/^(hero|h1|h2|layer)$/.test(step)) return '{font.display}';
  return /^(label|button)$/.test(step) ? '{font.label}' : '{font.text}';
};

/** Returns one typography token per type step, made of the others. */
function typography(type: object): DesignTokenGroup {
  const steps = Object.keys(type).map((step) => {
    const $value = {
      fontFamily: fontOf(step),
      fontSize: `{type.${step}.size}`,
      fontWeight: `{type.${step}.weight}`,
      letterSpacing: `{type.${step}.track}`,
      lineHeight: `{type.${step}.line}`,
    };
    return [step, { $type: 'typography', $value }] as const;
  });
  return { $description: 'Type steps as styles', ...Object.fromEntries(steps) };
}

/**
 * Returns one scheme of a brand in the format of the Design Tokens Community Group, version 2025.10. A fluid size has its
 * largest value; its CSS is in the extension `settee.css`. Without a dark scheme, `dark` has the light colors.
 */
export function toDesignTokens({ tokens, light, dark }: Brand, scheme: Scheme = 'light'): DesignTokenGroup {
  const palette = scheme === 'dark' ? (dark ?? light) : light;
  const groups = Object.entries({ ...palette, ...tokens }).map(([name, values]: [string, Tree]) => {
    const $description = Object.entries(groupDescriptions).find(([group]) => group === name)?.[1];
    return [name, { $description, ...groupOf(name, values) }] as const;
  });
  return { ...Object.fromEntries(groups), typography: typography(tokens.type) };
}
