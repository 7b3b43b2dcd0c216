import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { componentExports } from './entries.ts';
import { writeLlms } from './llms.ts';
import { writeModules } from './modules.ts';
import { readPackage } from './package-folder.ts';
import { scopeReset } from './styles.ts';

const files = {
  'package.json': '{ "name": "small", "exports": {} }',
  'src/index.ts': "export { Still } from './Still.tsx';\nexport { Lively } from './Lively.tsx';\n",
  'src/Still.tsx': "import { word } from './word.ts';\nexport const Still = () => <p>{word}</p>;\n",
  'src/Lively.tsx':
    "'use client';\n\nimport { useState } from 'react';\nexport const Lively = () => <p>{useState(1)[0]}</p>;\n",
  'src/word.ts': "export const word = 'Settee';\n",
  'src/word.test.ts': 'export {};\n',
  'src/Still.stories.tsx': 'export {};\n',
  'src/Still.example.tsx': 'export {};\n',
};
const folder = mkdtempSync(join(tmpdir(), 'settee-build-'));
const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  await writeModules(readPackage(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('tests, stories and examples are not shipped', () => {
  expect(readPackage(folder).modules).toEqual(['Lively.tsx', 'Still.tsx', 'index.ts', 'word.ts']);
});

test("'use client' stays on the module that has it", () => {
  expect(built('Lively.js')).toMatch(/^"use client";/);
  expect(built('index.js')).not.toContain('use client');
  expect(built('Still.js')).not.toContain('use client');
});

test('modules import each other by file, so that an app takes only what it uses', () => {
  expect(built('index.js')).toContain('from "./Lively.js"');
  expect(built('Still.js')).toContain('from "./word.js"');
  expect(built('Still.js')).not.toContain('"Settee"');
});

test('a package with a theme has entries for those who write styles', () => {
  const entries = Object.keys(componentExports(['brand.ts', 'index.ts', 'theme.ts', 'vanilla-extract.ts']));
  const styles = ['theme', 'reset', 'scoped-reset', 'fonts', 'components', 'tailwind'].map((name) => `./${name}.css`);
  expect(entries).toEqual([
    '.',
    './brand',
    './theme',
    './vanilla-extract',
    './styles.css',
    ...styles,
    './tokens/*',
    './brand.schema.json',
    './css/*',
    './package.json',
  ]);
});

test('a package of components has an entry for each of them', () => {
  const modules = ['components/Card/Card.css.ts', 'components/Card/Card.tsx', 'components/Card/look.tsx', 'index.ts'];
  const entries = componentExports(modules);
  expect(Object.keys(entries)).toEqual(['.', './Card', './styles.css', './css/*', './package.json']);
  expect(entries['./Card']).toEqual({
    '@settee/source': './src/components/Card/Card.tsx',
    types: './dist/components/Card/Card.d.ts',
    default: './dist/components/Card/Card.js',
  });
});

test('a module has a source map with its source', () => {
  const map: { sources: string[]; sourcesContent: string[] } = JSON.parse(built('Still.js.map'));
  expect(map.sources).toEqual(['../src/Still.tsx']);
  expect(map.sourcesContent).toEqual([files['src/Still.tsx']]);
});

test('llms.txt has the first example of the README and each export with its first sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settee-llms-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('package.json', '{ "name": "small", "version": "1.2.3", "description": "Small things", "exports": {} }');
  write('README.md', '# small\n\n```ts\nfirst();\n```\n\n```ts\nsecond();\n```\n');
  write(
    'src/index.ts',
    "export * from './cart/exports.ts';\nexport { type Options, start as begin, stop } from './start.ts';\n",
  );
  write(
    'src/testing.ts',
    "export { startFixture } from './fixtures/start.ts';\n/** Stops it. */\nexport function stopFixture() {}\n",
  );
  write('src/fixtures/start.ts', '/** A start. */\nexport function startFixture() {}\n');
  write('src/cart/exports.ts', "export { clear } from './clear.ts';\n");
  write('src/cart/clear.ts', '/** Clears it. */\nexport const clear = 1;\n');
  write(
    'src/start.ts',
    `/** Options. */
export interface Options {}
/** Starts it, once. CART-06 Never stops. */
export function start() {}
/** Stops it. */
/* @__NO_SIDE_EFFECTS__ */
export const stop = () => {};
`,
  );
  await writeLlms(readPackage(folder));
  const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
  expect(text).toContain('# small 1.2.3\n\n> Small things\n');
  expect(text).toContain('first();');
  expect(text).not.toContain('second();');
  expect(text).toContain('## Exports\n\n- `clear`: Clears it.\n- `begin`: Starts it, once.\n- `stop`: Stops it.\n');
  expect(text).toContain('## Exports of small/testing\n\n- `startFixture`: A start.\n- `stopFixture`: Stops it.\n');
  write('src/cart/clear.ts', 'export const clear = 1;\n');
  await expect(writeLlms(readPackage(folder))).rejects.toThrow('clear in ./clear.ts needs a comment');
  rmSync(folder, { recursive: true, force: true });
});

test('the scoped reset has every rule of the reset, inside of a class', () => {
  const scoped = scopeReset(
    '@layer settee.reset{html{scroll-padding-top:24px;color:red}html,body{margin:0}button:disabled{cursor:default}}',
  );
  expect(scoped).toBe(
    '@layer settee.reset{:where(.settee-reset){color:red;margin:0}:where(.settee-reset) button:disabled{cursor:default}}',
  );
});
