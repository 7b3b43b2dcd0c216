import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandTokens, checkContrast, createBrand, type Palette, vars } from '@settee/ui/brand';
import { defineBrand } from '@settee/ui/vanilla-extract';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { expect, expectTypeOf, test } from 'vitest';
import { dark, light, tokens } from './harbor.css.ts';

/** Everything `defineBrand` writes, as selector and rule. */
function written() {
  const rules: { selector: string; text: string }[] = [];
  setAdapter({
    appendCss: (css) => {
      if (css.type === 'global') rules.push({ selector: css.selector, text: JSON.stringify(css.rule) });
    },
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  });
  setFileScope('harbor.css.ts', 'another-shop');
  const classes = defineBrand('harbor', { tokens, later: {}, light, dark });
  endFileScope();
  return { classes, rules };
}

type Tree = string | { readonly [name: string]: Tree };
const names = (tree: Tree): string[] =>
  typeof tree === 'string' ? [tree.slice(4, -1)] : Object.values(tree).flatMap(names);

test('a new brand is one file: two classes that fill every token', () => {
  const { classes, rules } = written();
  expect(classes).toEqual({ light: 'settee-harbor', dark: 'settee-harbor-dark', auto: 'settee-harbor-auto' });
  for (const name of [classes.light, classes.dark]) {
    const worn = rules.filter(({ selector }) => selector.split(', ').includes(`.${name}`)).map((rule) => rule.text);
    const missing = names(vars).filter(
      (token) => !worn.join().includes(`"${token}":"`) && !worn.join().includes(`"var(${token})":"`),
    );
    expect(missing).toEqual([]);
  }
});

test.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette of a new brand has the same contrasts', (scheme, palette) => {
  expect(checkContrast(palette, scheme).filter(({ passes }) => !passes)).toEqual([]);
});

test('the same brand as a JSON file has the same colors and fonts, and enough contrast', () => {
  const { brand, contrast } = createBrand(JSON.parse(readFileSync(join(import.meta.dirname, 'harbor.json'), 'utf8')));
  expect(brand.light).toEqual(light);
  expect(brand.tokens).toEqual(tokens);
  expect(brand.dark?.color.paper).toBe(dark.color.paper);
  expect(contrast.filter(({ passes }) => !passes)).toEqual([]);
});

test('a missing token does not compile', () => {
  expectTypeOf<typeof tokens>().toExtend<BrandTokens>();
  expectTypeOf<Omit<BrandTokens, 'radius'>>().not.toExtend<BrandTokens>();
  expectTypeOf<Omit<BrandTokens, 'type'> & { type: Omit<BrandTokens['type'], 'hero'> }>().not.toExtend<BrandTokens>();
  expectTypeOf<Omit<Palette, 'color'> & { color: Omit<Palette['color'], 'focus'> }>().not.toExtend<Palette>();
  const { focus: _, ...color } = light.color;
  // @ts-expect-error the palette lacks `focus`
  const forgetful: Palette = { ...light, color };
  expect(forgetful.color).not.toHaveProperty('focus');
});
