import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastVersion, makeNextVersion } from './last-version.ts';
import { publishedPackages } from './packages.ts';

const names = publishedPackages.map(({ name }) => name);
let workspace = '';

const setVersion = (name: string, version: string) =>
  writeFileSync(join(workspace, 'packages', name, 'package.json'), JSON.stringify({ version }));

/** In place of `changeset version`: 9.0.1 for each package that a changeset names; the changesets are removed. */
function versioning() {
  const applied: string[] = [];
  const step = async () => {
    for (const path of globSync('.changeset/*.md', { cwd: workspace })) {
      const text = readFileSync(join(workspace, path), 'utf8');
      applied.push(text);
      rmSync(join(workspace, path));
      for (const [, name = ''] of text.matchAll(/^'@settee\/([\w-]+)': patch$/gm)) setVersion(name, '9.0.1');
    }
    return '';
  };
  return { applied, step };
}

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'settee-version-'));
  mkdirSync(join(workspace, '.changeset'));
  for (const name of names) {
    mkdirSync(join(workspace, 'packages', name), { recursive: true });
    setVersion(name, lastVersion);
  }
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

test('without a changeset the rehearsal patches every published package', async () => {
  const { applied, step } = versioning();
  expect(await makeNextVersion(workspace, step)).toBe('9.0.1');
  expect(applied).toEqual([`---\n${names.map((name) => `'@settee/${name}': patch\n`).join('')}---\n\nRehearsal.\n`]);
});

test('a changeset of the release is rehearsed as it is', async () => {
  writeFileSync(join(workspace, '.changeset/blue-sofa.md'), "---\n'@settee/ui': patch\n---\n\nBlue.\n");
  const { applied, step } = versioning();
  expect(await makeNextVersion(workspace, step)).toBe('9.0.1');
  expect(applied).toHaveLength(1);
});
