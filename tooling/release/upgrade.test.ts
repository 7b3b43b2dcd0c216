import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changes } from '../../packages/ui/src/cli/changes.ts';
import { root } from '../run.ts';
import { openProgram } from '../unused/program.ts';
import { type Api, type PackageApi, readApi, recordPath } from './api.ts';
import { upgradeNotes } from './upgrade-notes.ts';

const program = openProgram();
afterAll(() => program.close());
const published: Api = JSON.parse(readFileSync(recordPath, 'utf8'));
const now = readApi(program);
const packages = Object.keys(published);
const emptyPackage: PackageApi = { version: '', entries: {}, members: {} };
const [before, after] = [
  (name: string) => published[name] ?? emptyPackage,
  (name: string) => now[name] ?? emptyPackage,
];

const words = (list: string | undefined) => (list ? list.split(' ') : []);
const bare = (word: string) => word.replace(/!|\(\d+\)/g, '');
const takesSeveral = (word: string) => /\([2-9]/.test(word);

/** Types of what a package gives to an app, and of complete sets of words: TypeScript finds what these lack. */
const isGiven = (type: string) => /([mM]essages|Control|Event|Props)$|^(endpoints|definitions|media|icons)$/.test(type);

/** Members of each type that both versions have, with what `pick` returns of them. */
function members(name: string, pick: (old: Map<string, string>, present: Map<string, string>) => string[]) {
  const byName = (list: string | undefined) => new Map(words(list).map((word) => [bare(word), word]));
  return Object.entries(before(name).members).flatMap(([type, list]) => {
    const present = after(name).members[type];
    if (present === undefined) return [];
    return pick(byName(list), byName(present)).map((word) => ({ type, word }));
  });
}

test.each(packages)('%s: each export that left since the published version is in the upgrade notes', (name) => {
  const left = Object.entries(before(name).entries).flatMap(([entry, list]) => {
    const present = words(after(name).entries[entry]);
    return words(list).filter((word) => !present.includes(word));
  });
  expect(Object.keys(changes[name]?.exports ?? {}).sort()).toEqual([...new Set(left)].sort());
});

test.each(packages)('%s: each property, member and event that left is in the upgrade notes', (name) => {
  const left = members(name, (old, present) => [...old.keys()].filter((word) => !present.has(word)));
  const names = new Set(left.map(({ word }) => word));
  expect(Object.keys(changes[name]?.members ?? {}).sort()).toEqual([...names].sort());
});

test.each(packages)('%s: each text that gets one object instead of values is in the upgrade notes', (name) => {
  const changed = members(name, (old, present) =>
    [...old].flatMap(([key, word]) => {
      const one = present.get(key);
      return takesSeveral(word) && one !== undefined && !takesSeveral(one) ? [key] : [];
    }),
  );
  const names = new Set(changed.map(({ word }) => word));
  expect(Object.keys(changes[name]?.texts ?? {}).sort()).toEqual([...names].sort());
});

test.each(packages)('%s: what components, ports and data require now is in the upgrade notes', (name) => {
  const required = members(name, (old, present) =>
    [...present].flatMap(([key, word]) => (word.endsWith('!') && !old.get(key)?.endsWith('!') ? [key] : [])),
  );
  const noted = changes[name]?.required ?? {};
  const missing = required.filter(({ type, word }) => !isGiven(type) && !words(noted[type]).includes(word));
  expect(missing).toEqual([]);
});

test('UPGRADING.md has the upgrade notes; npm run document-packages writes it', () => {
  expect(readFileSync(join(root, 'packages/ui/UPGRADING.md'), 'utf8')).toBe(upgradeNotes());
});
