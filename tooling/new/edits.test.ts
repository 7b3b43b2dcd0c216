import { expect, test } from 'vitest';
import { addNames, addStatement, pascal } from './edits.ts';

const source =
  "import type { Cart } from '@settee/domain';\nimport { b, d } from './cart.ts';\n\nexport const one = 1;\n";

test('a name joins the statement of its module, in order', () => {
  expect(addStatement(source, 'import', './cart.ts', ['c'])).toContain("import { b, c, d } from './cart.ts';");
});

test('a statement for a module that is not there yet follows the others', () => {
  expect(addStatement(source, 'import', './promo.ts', ['applyPromo'])).toContain(
    "from './cart.ts';\nimport { applyPromo } from './promo.ts';\n\nexport const",
  );
  expect(addStatement('', 'export', './Promo.tsx', ['Promo', 'type PromoProps'])).toBe(
    "export { Promo, type PromoProps } from './Promo.tsx';\n",
  );
});

test('a name joins a list over several lines once', () => {
  const table = 'export const table = {\n  cart: {\n    getCart,\n    addLine,\n  },\n} as const;\n';
  const changed = addNames(table, /^  cart: \{/, ['moveLine', 'getCart']);
  expect(changed).toBe('export const table = {\n  cart: { addLine, getCart, moveLine },\n} as const;\n');
  expect(addNames(table, /^  promo: \{/, ['apply'])).toBeNull();
});

test('a noun becomes the name of a type', () => {
  expect(pascal('add-to-cart')).toBe('AddToCart');
});
