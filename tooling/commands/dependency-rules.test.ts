import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDependencies } from './dependency-rules.ts';

let folder: string;

const door = (path: string) => JSON.stringify({ exports: { '.': { '@settee/source': path } } });

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  write({
    'package.json': '{ "type": "module" }',
    'catalog/src/index.ts': 'export const sofa = 1;',
    'packages/domain/package.json': door('./src/index.ts'),
    'packages/domain/src/index.ts': "export { limit } from './limit.ts';",
    'packages/domain/src/limit.ts': 'export const limit = 99;\nexport type Limit = number;',
    'packages/ui/src/Button.tsx': 'export const Button = () => null;',
    'apps/storefront/src/cart.ts': "import { limit } from '../../../packages/domain/src/index.ts';\nvoid limit;",
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a workspace with allowed dependencies only has no breach', async () => {
  expect(await checkDependencies(folder)).toMatchObject({ modules: 5, breaches: [] });
});

test('every planted breach is named, a type-only import included', async () => {
  write({
    'packages/domain/src/late.ts':
      "import type { Button } from '../../ui/src/Button.tsx';\nexport type Late = typeof Button;",
    'packages/ui/src/Sell.ts': "export { limit } from '../../domain/src/index.ts';",
    'packages/cart-kit/src/a.ts': "import './b.ts';\nimport '../../gift-kit/src/c.ts';",
    'packages/cart-kit/src/b.ts': "import './a.ts';\nimport './index.ts';\nimport './gone.ts';",
    'packages/cart-kit/src/index.ts': 'export const nothing = 0;',
    'packages/gift-kit/src/c.ts': "import './fixtures/gift.ts';",
    'packages/gift-kit/src/fixtures/gift.ts': 'export const gift = 1;',
    'apps/storefront/src/deep.ts': "import { limit } from '../../../packages/domain/src/limit.ts';\nvoid limit;",
    'apps/commerce-api/src/page.ts': "import { Button } from '../../../packages/ui/src/Button.tsx';\nvoid Button;",
  });
  const { breaches } = await checkDependencies(folder);
  const names = new Set(breaches.map((breach) => breach.split(':')[0]));
  expect([...names].sort()).toEqual([
    'backend-shows-nothing',
    'domain-imports-nothing',
    'fixtures-stay-home',
    'index-is-for-outsiders',
    'kits-do-not-import-kits',
    'no-cycles',
    'nothing-missing',
    'public-exports-only',
    'ui-imports-no-commerce',
  ]);
  expect(breaches).toContain('public-exports-only: apps/storefront/src/deep.ts -> packages/domain/src/limit.ts');
});

const backend = 'apps/commerce-api/src';
const modules = ['platform', 'catalog', 'sales', 'customer', 'app', 'testing'] as const;
const rules = [
  'platform-imports-no-module',
  'catalog-imports-platform',
  'sales-imports-catalog',
  'customer-imports-sales',
];

test('a module of the backend imports itself and those below it, not even a type of those above', async () => {
  const fileOf = (module: string) => (module === 'app' ? 'routes.ts' : `${module}/part/used.ts`);
  const imported = (target: string, up: string) =>
    `import type { Used } from '${up}${target}';\nexport type Seen = Used;`;
  for (const module of modules) write({ [`${backend}/${fileOf(module)}`]: 'export type Used = string;' });
  for (const from of modules.slice(0, 4))
    for (const to of modules)
      write({
        [`${backend}/${from}/part/to-${to}.ts`]: imported(fileOf(to), '../../'),
        // A test may open the whole shop.
        [`${backend}/${from}/part/to-${to}.test.ts`]: imported(fileOf(to), '../../'),
      });
  write({ [`${backend}/server.ts`]: imported(fileOf('customer'), './') });
  const { breaches, matched } = await checkDependencies(folder);
  const expected = rules.flatMap((rule, index) =>
    modules
      .slice(index + 1)
      .map((to) => `${rule}: ${backend}/${modules[index]}/part/to-${to}.ts -> ${backend}/${fileOf(to)}`),
  );
  expect(breaches.toSorted()).toEqual(expected.toSorted());
  expect(rules.map((rule) => matched[rule])).toEqual([7, 7, 7, 7]);
});

test('a folder of a backend module imports those before it only', async () => {
  write({
    [`${backend}/sales/cart/cart.ts`]: "import type { Order } from '../order/order.ts';\nexport type Cart = Order;",
    [`${backend}/sales/cart/cart.test.ts`]:
      "import type { Order } from '../order/order.ts';\nexport type Cart = Order;",
    [`${backend}/sales/order/order.ts`]:
      "import { total } from '../totals/total.ts';\nexport type Order = typeof total;",
    [`${backend}/sales/totals/total.ts`]: 'export const total = 1;',
    [`${backend}/sales/loyalty/points.ts`]: 'export const points = 1;',
  });
  const { breaches, matched, ordered, unordered } = await checkDependencies(folder);
  expect(breaches).toEqual([
    `sales-cart-imports-earlier-folders: ${backend}/sales/cart/cart.ts -> ${backend}/sales/order/order.ts`,
  ]);
  expect(matched['sales-cart-imports-earlier-folders']).toBe(1);
  expect([ordered, unordered]).toEqual([3, ['sales/loyalty']]);
});

test('folders of one src that import each other are a cycle, through others and by type too', async () => {
  const type = (path: string) => `import type { Used } from '${path}';\nexport type Used2 = Used;`;
  const used = 'export type Used = string;';
  write({
    'packages/ui/src/theme/theme.ts': used,
    'packages/ui/src/theme/with-button.ts': type('../button/button.ts'),
    'packages/ui/src/button/button.ts': used,
    'packages/ui/src/button/with-icon.ts': type('../icon/icon.ts'),
    'packages/ui/src/icon/icon.ts': used,
    'packages/ui/src/icon/with-theme.ts': type('../theme/theme.ts'),
    'packages/ui/src/form/form.ts': type('../button/button.ts'),
    // A test may import anything.
    'packages/ui/src/button/form.test.ts': type('../form/form.ts'),
    'apps/storefront/src/data/read.ts': used,
    'apps/storefront/src/shell/header.ts': type('../data/read.ts'),
  });
  expect(await checkDependencies(folder)).toMatchObject({
    breaches: [],
    folders: 6,
    folderCycles: ['packages/ui/src: button, icon, theme'],
  });
});

test('a table is read in its own module only, and there by its folder and by queries', async () => {
  const from = (path: string) => `import { carts } from '${path}';\nvoid carts;`;
  write({
    [`${backend}/sales/cart/tables.ts`]: 'export const carts = 1;',
    [`${backend}/sales/cart/cart.queries.ts`]: from('./tables.ts'),
    [`${backend}/sales/order/order.queries.ts`]: from('../cart/tables.ts'),
    [`${backend}/sales/order/tables.ts`]: from('../cart/tables.ts'),
    [`${backend}/sales/order/order.test.ts`]: from('../cart/tables.ts'),
    [`${backend}/sales/order/place-order.ts`]: from('../cart/tables.ts'),
    [`${backend}/customer/account/account.queries.ts`]: from('../../sales/cart/tables.ts'),
  });
  const { breaches, matched } = await checkDependencies(folder);
  const table = `${backend}/sales/cart/tables.ts`;
  expect(breaches.toSorted()).toEqual([
    `tables-behind-queries: ${backend}/sales/order/place-order.ts -> ${table}`,
    `tables-behind-queries: ${backend}/sales/order/tables.ts -> ${table}`,
    `tables-stay-in-their-module: ${backend}/customer/account/account.queries.ts -> ${table}`,
  ]);
  expect(matched['tables-stay-in-their-module']).toBe(6);
  expect(matched['tables-behind-queries']).toBe(3);
});

test('a rule that is about no file is counted as such', async () => {
  const { matched } = await checkDependencies(folder);
  expect([matched['sales-imports-catalog'], matched['ui-imports-no-commerce']]).toEqual([0, 1]);
});
