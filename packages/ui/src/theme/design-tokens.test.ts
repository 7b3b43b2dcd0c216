import { expect, test } from 'vitest';
import { toProperties } from './brands/brand-rules.ts';
import { cb2Brand } from './brands/cb2.ts';
import { mainBrand } from './brands/main.ts';
import { vars } from './contract.css.ts';
import { toDesignTokens } from './design-tokens.ts';
import { toToken } from './design-token-values.ts';

type Json = { [name: string]: Json } | string | number | boolean | null | Json[];

const isGroup = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every token of a file by its path, and the values that are only in extensions. */
function read(group: Json, path: string[] = []): { tokens: Map<string, Json>; cssOnly: string[] } {
  const tokens = new Map<string, Json>();
  const cssOnly: string[] = [];
  if (!isGroup(group)) return { tokens, cssOnly };
  const extensions = group['$extensions'];
  if (isGroup(extensions))
    cssOnly.push(...Object.keys(extensions['settee.css'] ?? {}).map((key) => [...path, key].join('.')));
  for (const [name, value] of Object.entries(group)) {
    if (name.startsWith('$') || !isGroup(value)) continue;
    if ('$value' in value) tokens.set([...path, name].join('.'), value);
    else {
      const inside = read(value, [...path, name]);
      for (const [key, token] of inside.tokens) tokens.set(key, token);
      cssOnly.push(...inside.cssOnly);
    }
  }
  return { tokens, cssOnly };
}

const files = [
  ['main', toDesignTokens(mainBrand)],
  ['main, dark', toDesignTokens(mainBrand, 'dark')],
  ['cb2', toDesignTokens(cb2Brand)],
  ['cb2, dark', toDesignTokens(cb2Brand, 'dark')],
] as const;

test.each(files)('the design tokens of %s have every token of the theme once', (_, file) => {
  const { tokens, cssOnly } = read(JSON.parse(JSON.stringify(file)));
  const own = [...tokens.keys()].filter((path) => !path.startsWith('typography.'));
  expect(own.length + cssOnly.length).toBe(Object.keys(toProperties(vars)).length);
  expect(own.filter((path) => cssOnly.includes(path))).toEqual([]);
  expect(cssOnly.filter((path) => /^(color|font|type|space|radius|shadow|border|motion)\./.test(path))).toEqual([]);
});

test.each(files)('each reference of %s is to a token of the same file', (_, file) => {
  const text = JSON.stringify(file);
  const { tokens } = read(JSON.parse(text));
  const references = [...text.matchAll(/"\{([^}]+)\}"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((path) => !tokens.has(path))).toEqual([]);
});

const context = { aliases: new Map([['var(--settee-color-ink)', '{color.ink}']]) };

test.each([
  ['color', '#0b4f6c', { colorSpace: 'srgb', components: [0.04314, 0.3098, 0.42353], alpha: 1, hex: '#0b4f6c' }],
  ['color', 'rgb(0 0 0 / .5)', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' }],
  ['dimension', '1.25rem', { value: 1.25, unit: 'rem' }],
  ['dimension', '0', { value: 0, unit: 'px' }],
  ['dimension', 'clamp(1rem, .5rem + 2vw, 2rem)', { value: 2, unit: 'rem' }],
  ['dimension', '50%', null],
  ['dimension', 'auto', null],
  ['duration', '200ms', { value: 200, unit: 'ms' }],
  ['cubicBezier', 'cubic-bezier(.22, .7, .2, 1)', [0.22, 0.7, 0.2, 1]],
  ['fontFamily', '"Inter", system-ui', ['Inter', 'system-ui']],
  ['fontWeight', '380', 380],
  ['number', '1.5', 1.5],
  [
    'border',
    '1px solid var(--settee-color-ink)',
    { color: '{color.ink}', width: { value: 1, unit: 'px' }, style: 'solid' },
  ],
] as const)('the %s %s is written by the format', (type, text, value) => {
  expect(toToken(type, text, context)?.$value ?? null).toEqual(value);
});

test('tracking in em is a part of the size of its step', () => {
  const token = toToken('dimension', '-.02em', { ...context, fontSize: 'clamp(1rem, 1vw, 4rem)' });
  expect(token).toEqual({
    $type: 'dimension',
    $value: { value: -0.08, unit: 'rem' },
    $extensions: { 'settee.css': '-.02em' },
  });
});

test('a shadow has its layers', () => {
  const token = toToken('shadow', '0 1px 2px rgb(60 44 28 / .06), 0 6px 20px -8px #000', context);
  expect(token?.$value).toMatchObject([
    { offsetY: { value: 1 }, blur: { value: 2 }, spread: { value: 0 }, color: { alpha: 0.06 } },
    { offsetY: { value: 6 }, blur: { value: 20 }, spread: { value: -8 }, color: { hex: '#000000' } },
  ]);
  expect(toToken('shadow', 'none', context)?.$value).toMatchObject({ color: { alpha: 0 } });
});
