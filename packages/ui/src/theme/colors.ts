/** A color by channels from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const share = (text: string) => (text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text));
const channel = (text: string) => (text.endsWith('%') ? share(text) : Number.parseFloat(text) / 255);

function parseHex(text: string): Color | null {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (digits === undefined) return null;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16) / 255;
  return { red: at(0), green: at(2), blue: at(4), alpha: long.length === 8 ? at(6) : 1 };
}

/** Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)` and `transparent`; null for any other text. */
export function parseColor(text: string): Color | null {
  if (text === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const inside = /^rgba?\(([\d.%\s,/]+)\)$/i.exec(text)?.[1];
  if (inside === undefined) return parseHex(text);
  const [red, green, blue, alpha = '1', ...rest] = inside.split(/[\s,/]+/).filter(Boolean);
  if (red === undefined || green === undefined || blue === undefined || rest.length > 0) return null;
  return { red: channel(red), green: channel(green), blue: channel(blue), alpha: share(alpha) };
}

function luminance({ red, green, blue }: Color): number {
  const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast of two opaque colors, from 1 to 21; NaN if one of them is not a color that `parseColor` reads. */
export function contrast(one: string, other: string): number {
  const [a, b] = [parseColor(one), parseColor(other)];
  if (a === null || b === null) return Number.NaN;
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
