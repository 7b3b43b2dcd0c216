import { expect, expectTypeOf, test } from 'vitest';
import { vars } from '../contract.css.ts';
import { layerNames } from '../layer-names.ts';
import { layers } from '../layers.css.ts';
import { themeClass } from '../theme-class.ts';
import { propertyName, toProperties } from './brand-rules.ts';
import { cb2Brand } from './cb2.ts';
import { BrandError, type BrandInput, createBrand } from './create-brand.ts';
import { mainBrand } from './main.ts';

const problemsOf = (input: unknown): readonly string[] => {
  try {
    createBrand(input as BrandInput);
    return [];
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
};

test('a brand of a name and one color has a style sheet with every token', () => {
  const { css, brand } = createBrand({ name: 'harbor', light: { color: { accent: '#0b4f6c' } } });
  expect(css).toContain('--settee-color-accent: #0b4f6c;');
  expect(Object.keys(toProperties(vars)).filter((name) => !css.includes(`${name}: `))).toEqual([]);
  expect(brand.tokens).toEqual(mainBrand.tokens);
  expect(css).toMatch(
    /^@layer settee\.reset, settee\.theme, settee\.ui, settee\.kit, settee\.app;\n@layer settee\.theme/,
  );
});

test('what is selected has the accent of the brand, unless the brand has a color for it', () => {
  const selection = (color: NonNullable<BrandInput['light']>['color']) => {
    const { light } = createBrand({ name: 'harbor', light: { color } }).brand;
    return [light.color.select, light.color.onSelect];
  };
  const { select, onSelect } = mainBrand.light.color;
  expect(selection({ accent: '#0b4f6c' })).toEqual(['#0b4f6c', onSelect]);
  expect(selection({ accent: '#ffd000', onAccent: '#101010' })).toEqual(['#ffd000', '#101010']);
  expect(selection({ accent: '#0b4f6c', select: '#111111' })).toEqual(['#111111', onSelect]);
  expect(selection({ ink: '#111111' })).toEqual([select, onSelect]);
});

test('a brand without a dark palette has one class', () => {
  const { css, classes, contrast } = createBrand({ name: 'harbor' });
  expect(classes).toEqual({ light: 'settee-harbor', dark: 'settee-harbor', auto: 'settee-harbor' });
  expect(css).not.toContain('-dark');
  expect(contrast.every(({ scheme }) => scheme === 'light')).toBe(true);
});

test('a brand with a dark palette has the classes of themeClass', () => {
  const { css, classes, contrast } = createBrand({ name: 'harbor', extends: 'cb2', dark: {} });
  expect(classes).toEqual({
    light: themeClass('harbor'),
    dark: themeClass('harbor', 'dark'),
    auto: themeClass('harbor', 'auto'),
  });
  expect(css).toContain('.settee-harbor, .settee-harbor-dark, .settee-harbor-auto {\n    color-scheme: light;');
  expect(css).toMatch(/@media screen {\n +\.settee-harbor-dark {\n +color-scheme: dark;/);
  expect(css).toMatch(
    /@media screen and \(prefers-color-scheme: dark\) {\n +\.settee-harbor-auto {\n +color-scheme: dark;/,
  );
  expect(css).toContain(`--settee-color-critical: ${cb2Brand.dark?.color.critical};`);
  expect(new Set(contrast.map(({ scheme }) => scheme))).toEqual(new Set(['light', 'dark']));
});

test('the contrast of each pair of colors is reported', () => {
  const failed = (input: BrandInput) => createBrand(input).contrast.filter(({ passes }) => !passes);
  expect(failed({ name: 'main-again', dark: {} })).toEqual([]);
  const [first, ...rest] = failed({ name: 'pale', light: { color: { onAccent: '#474e38' } } });
  expect(first).toEqual({
    scheme: 'light',
    color: 'onAccent',
    background: 'accent',
    ratio: 1,
    required: 4.5,
    passes: false,
  });
  expect(rest).toEqual([]);
});

test('a color that is a reference is measured by its target; any other text has no contrast', () => {
  const accent = (value: string) =>
    createBrand({ name: 'harbor', light: { color: { accent: value } } }).contrast.find(
      ({ color }) => color === 'onAccent',
    );
  expect(accent(vars.color.ink)?.ratio).toBeCloseTo(15, 0);
  expect(accent('oklch(40% 0.1 230)')?.passes).toBe(false);
});

test('a token that the brand sets counts for every width, unless the brand sets it for a width, too', () => {
  const own = createBrand({ name: 'harbor', tokens: { space: { gutter: '8px' } } });
  expect(own.css.match(/--settee-space-gutter: [^;]+/g)).toEqual(['--settee-space-gutter: 8px']);
  expect(own.brand.later.m?.space?.section).toBe(mainBrand.later.m?.space?.section);
  const later = createBrand({ name: 'harbor', later: { xl: { space: { gutter: '96px' } } } });
  expect(later.css.match(/--settee-space-gutter: [^;]+/g)).toEqual([
    '--settee-space-gutter: 20px',
    '--settee-space-gutter: 32px',
    '--settee-space-gutter: 96px',
  ]);
});

test.each([
  [{ name: 'Harbor' }, ['name: write lower-case letters, digits and hyphens, not ending in -dark or -auto']],
  [{ name: 'harbor-dark' }, ['name: write lower-case letters, digits and hyphens, not ending in -dark or -auto']],
  [{ name: 'x', extends: 'other' }, ['extends: write main or cb2']],
  [{ name: 'x', colors: {} }, ['colors: unknown; a brand has name, extends, tokens, later, light, dark']],
  [{ name: 'x', light: { color: { acent: '#000' } } }, ['light.color.acent: unknown token; did you mean accent?']],
  [{ name: 'x', light: { color: { accent: 5 } } }, ['light.color.accent: write a CSS value as text']],
  [{ name: 'x', light: { color: '#000' } }, ['light.color: write an object']],
  [{ name: 'x', tokens: { type: { h1: { size: ' ' } } } }, ['tokens.type.h1.size: write a CSS value as text']],
  [{ name: 'x', later: { l: {} } }, ['later.l: unknown token; did you mean m?']],
  [
    { name: 'x', dark: { color: { ink: 'red;} body {display:none' } } },
    ['dark.color.ink: "red;} body {display:none" is not one CSS value'],
  ],
  [
    { name: 'x', dark: { color: { ink: '</style><script>' } } },
    ['dark.color.ink: "</style><script>" is not one CSS value'],
  ],
  [{ name: 'x', tokens: { font: { text: '"Inter' } } }, ['tokens.font.text: "\\"Inter" is not one CSS value']],
  [{ name: 'x', light: { color: { scrim: 'rgb(0 0 0' } } }, ['light.color.scrim: "rgb(0 0 0" is not one CSS value']],
])('the brand %j has problems', (input, problems) => {
  expect(problemsOf(input)).toEqual(problems);
});

test('unknown tokens do not compile', () => {
  expectTypeOf<{ name: string; light: { color: { accent: string } } }>().toExtend<BrandInput>();
  // @ts-expect-error no token is named `acent`
  const wrong: BrandInput = { name: 'x', light: { color: { acent: '#000' } } };
  expect(problemsOf(wrong)).toHaveLength(1);
});

test('a style sheet of the command and one of vanilla-extract use the same layers', () => {
  expect(layers).toEqual(layerNames);
  expect(propertyName(vars.color.onAccent)).toBe('--settee-color-on-accent');
});
