import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allDefinitions } from '../../packages/contract/src/endpoints.ts';
import { apiPage } from '../docs/api.ts';
import { root } from '../run.ts';
import { generatedModules } from './client-modules.ts';

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

test('the generated files match the contract; if not, run `npm run generate`', async () => {
  const wanted: Record<string, string> = { ...(await generatedModules()), 'docs/api.md': apiPage() };
  const folder = globSync('packages/contract/src/generated/*', { cwd: root });
  expect([...folder, 'docs/api.md'].sort()).toEqual(Object.keys(wanted).sort());
  expect(Object.keys(wanted).filter((path) => read(path) !== wanted[path])).toEqual([]);
});

test('client modules contain every endpoint, without its input schema, example and requirement', async () => {
  const text = Object.values(await generatedModules()).join('');
  expect(allDefinitions.length).toBeGreaterThan(100);
  expect(allDefinitions.filter(({ id }) => !text.includes(`id: "${id}"`))).toEqual([]);
  expect(text).not.toMatch(/\b(requirement|summary|input|reply|example):/);
});
