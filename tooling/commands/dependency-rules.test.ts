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
  expect(await checkDependencies(folder)).toEqual({ modules: 5, breaches: [] });
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
