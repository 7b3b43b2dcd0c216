import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { apps } from './proof.ts';

test.each(apps)('the app of $module is its export $name', ({ module, name }) => {
  expect(readFileSync(join(root, module), 'utf8')).toMatch(
    new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'),
  );
});
