import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import changelog from './changelog.ts';
import { bundlers } from './bundlers.ts';
import { statedSizes, sizesText } from './sizes.ts';
import { supportText } from './support.ts';
import { tokenReference } from './token-reference.ts';

test('TOKENS.md lists every custom property of a brand; npm run document-packages writes it', () => {
  expect(readFileSync(join(root, 'packages/ui/TOKENS.md'), 'utf8')).toBe(tokenReference());
});

test('a changeset is a list item, a page of a first version is as it is', () => {
  expect(changelog.getReleaseLine({ summary: 'You can do more.\n' })).toBe('- You can do more.');
  expect(changelog.getReleaseLine({ summary: 'First.\n\n#### Part\n\n- One' })).toBe('First.\n\n#### Part\n\n- One');
});

test('packages of this repository that a version requires are one line', () => {
  const updated = [
    { name: '@settee/domain', newVersion: '1.1.0' },
    { name: '@settee/ui', newVersion: '1.0.1' },
  ];
  expect(changelog.getDependencyReleaseLine([], updated)).toBe(
    '- Requires `@settee/domain` 1.1.0, `@settee/ui` 1.0.1.',
  );
  expect(changelog.getDependencyReleaseLine([], [])).toBe('');
});

test('a README names every bundler of the rehearsal with its version', () => {
  const [, bundlerRow = ''] = /^\| Bundlers \| (.*) \|$/m.exec(supportText('ui')) ?? [];
  const named = [...bundlerRow.matchAll(/(Vite|esbuild|Next|React Router) (\d+\.\d+)\b/g)].map(([, name, version]) => [
    name?.toLowerCase().replace(' ', '-'),
    version,
  ]);
  const used = Object.entries(bundlers).map(([name, { tools }]) => [name, tools({})[name]?.replace(/\.\d+$/, '')]);
  expect(named).toEqual(used);
});

test('the sizes of a README are read as they were written', () => {
  const text = `<!-- sizes -->\n${sizesText([['`Dialog`', { first: 2912, total: 19_544 }]])}<!-- /sizes -->`;
  expect([...statedSizes(text)]).toEqual([['`Dialog`', { first: 2.9, total: 19.5 }]]);
});
