import { parseColor } from './colors.ts';

/** Types of the format that brands need. */
export type TokenType =
  | 'border'
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'
  | 'typography';

/** A token of the format: `$value` by `$type`, or the path of another token in braces. */
export interface DesignToken {
  $type: TokenType;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

interface Context {
  /** Paths in braces by custom property. */
  aliases: ReadonlyMap<string, string>;
  /** Size of the type step, which its tracking in em is a part of. */
  fontSize?: string;
}

const round = (value: number) => Math.round(value * 1e5) / 1e5;

function toColor(text: string): object | null {
  const color = parseColor(text);
  if (color === null) return null;
  const channels = [color.red, color.green, color.blue];
  const hex = channels.map((share) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    colorSpace: 'srgb',
    components: channels.map(round),
    alpha: round(color.alpha),
    hex: `#${hex.join('')}`,
  };
}

/** Returns a length in px or rem; `clamp()` has its largest value. Null for percentages, `auto`, calculations. */
function toDimension(text: string): { value: number; unit: 'px' | 'rem' } | null {
  const largest = /^clamp\(.*,\s*([^,]+)\)$/.exec(text)?.[1] ?? text;
  if (/^0+$/.test(largest)) return { value: 0, unit: 'px' };
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(largest) ?? [];
  return value === undefined ? null : { value: Number(value), unit: unit === 'rem' ? 'rem' : 'px' };
}

function toTracking(text: string, fontSize = '1rem') {
  if (text === 'normal') return { value: 0, unit: 'rem' };
  const size = toDimension(fontSize);
  const [, em] = /^(-?[\d.]+)em$/.exec(text) ?? [];
  return em === undefined || size === null ? toDimension(text) : { ...size, value: round(size.value * Number(em)) };
}

function toBorder(text: string, { aliases }: Context) {
  const [width = '', style = '', ...color] = text.split(' ');
  const value = aliases.get(color.join(' ')) ?? toColor(color.join(' '));
  const measured = toDimension(width);
  return value === null || measured === null ? null : { color: value, width: measured, style };
}

function toShadow(text: string): object | null {
  const none = { color: toColor('transparent'), offsetX: '0', offsetY: '0', blur: '0', spread: '0' };
  const parts = text === 'none' ? ['0 0 0 0 transparent'] : text.split(/,\s*(?![^(]*\))/);
  const shadows = parts.map((part) => {
    const [, lengths = '', color = ''] = /^((?:-?[\d.]+\w*\s+)+)(.+)$/.exec(part) ?? [];
    const sizes = lengths.trim().split(/\s+/).map(toDimension);
    const [offsetX, offsetY, blur = toDimension('0'), spread = toDimension('0')] = sizes;
    const shadow = { ...none, color: toColor(color), offsetX, offsetY, blur, spread };
    return Object.values(shadow).every(Boolean) ? shadow : null;
  });
  if (shadows.includes(null)) return null;
  return shadows.length === 1 ? (shadows[0] ?? null) : shadows;
}

function toDuration(text: string) {
  const [, value, unit] = /^([\d.]+)(ms|s)$/.exec(text) ?? [];
  return value === undefined ? null : { value: Number(value), unit };
}

function toBezier(text: string) {
  const inside = /^cubic-bezier\(([^)]+)\)$/.exec(text)?.[1];
  return inside === undefined ? null : inside.split(',').map(Number);
}

const toNumber = (text: string) => (/^-?[\d.]+$/.test(text) ? Number(text) : null);
const toFamily = (text: string) => text.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''));

const readers: Readonly<Record<TokenType, (text: string, context: Context) => unknown>> = {
  border: toBorder,
  color: toColor,
  cubicBezier: toBezier,
  dimension: toDimension,
  duration: toDuration,
  fontFamily: toFamily,
  fontWeight: toNumber,
  number: toNumber,
  shadow: toShadow,
  typography: () => null,
};

/** Returns a CSS value as a token, or null if the format cannot hold it. Fluid sizes and tracking in em have their CSS in an extension. */
export function toToken(type: TokenType, text: string, context: Context): DesignToken | null {
  const isTracking = type === 'dimension' && context.fontSize !== undefined && /em$|^normal$/.test(text);
  const $value =
    isTracking && !text.endsWith('rem') ? toTracking(text, context.fontSize) : readers[type](text, context);
  if ($value === null) return null;
  const isConverted = text.startsWith('clamp(') || /[^r]em$/.test(text);
  return { $type: type, $value, ...(isConverted && { $extensions: { 'settee.css': text } }) };
}
