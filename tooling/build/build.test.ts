import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { componentExports } from './entries.ts';
import { writeModules } from './modules.ts';
import { readPackage } from './package-folder.ts';

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

test("'use client' stays on the module that says it", () => {
  expect(built('Lively.js')).toMatch(/^"use client";/);
  expect(built('index.js')).not.toContain('use client');
  expect(built('Still.js')).not.toContain('use client');
});

test('modules import each other by file, so that an app takes only what it uses', () => {
  expect(built('index.js')).toContain('from "./Lively.js"');
  expect(built('Still.js')).toContain('from "./word.js"');
  expect(built('Still.js')).not.toContain('"Settee"');
});

test('a package with a theme has doors for those who write styles', () => {
  const doors = componentExports(['brand.ts', 'index.ts', 'theme.ts']);
  expect(Object.keys(doors)).toEqual(['.', './brand', './theme', './styles.css', './css/*']);
});

test('a package of components has a door for each of them', () => {
  const modules = ['components/Card/Card.css.ts', 'components/Card/Card.tsx', 'components/Card/look.tsx', 'index.ts'];
  const doors = componentExports(modules);
  expect(Object.keys(doors)).toEqual(['.', './Card', './styles.css', './css/*']);
  expect(doors['./Card']).toEqual({
    '@settee/source': './src/components/Card/Card.tsx',
    types: './dist/components/Card/Card.d.ts',
    default: './dist/components/Card/Card.js',
  });
});
