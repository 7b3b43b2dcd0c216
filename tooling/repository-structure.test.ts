import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../apps/commerce-api/src/routes.ts';
import { examples } from '../packages/contract/src/examples.ts';
import { endpoints } from '../packages/contract/src/endpoints.ts';
import { repositoryFiles } from './repository.ts';
import { root } from './run.ts';

const files = repositoryFiles();
const text = (path: string) => readFileSync(join(root, path), 'utf8');

test('every view has a story in its folder', () => {
  const views = files.filter((path) => /^packages\/[^/]+\/src\/.*\/([A-Z]\w*)\/\1\.tsx$/.test(path));
  const storiesOf = (path: string) => join(dirname(path), `${basename(path, '.tsx')}.stories.tsx`);
  expect(views).not.toEqual([]);
  expect(views.filter((path) => !files.includes(storiesOf(path)))).toEqual([]);
});

test('every component of the design system has an example to copy, made of what the package exports', () => {
  const folders = files.flatMap((path) => /^packages\/ui\/src\/components\/(\w+)\/\1\.tsx$/.exec(path)?.[1] ?? []);
  const example = (name: string) => `packages/ui/src/components/${name}/${name}.example.tsx`;
  expect(folders).not.toEqual([]);
  expect(folders.filter((name) => !files.includes(example(name)))).toEqual([]);
  const sources = (name: string) =>
    [...text(example(name)).matchAll(/from '([^']+)'/g)].map(([, source = '']) => source);
  const isPublic = (source: string) => source === 'react' || /^@settee\/ui\/([A-Z]\w*|locales\/[\w-]+)$/.test(source);
  expect(folders.filter((name) => !sources(name).every(isPublic))).toEqual([]);
  expect(folders.filter((name) => !sources(name).includes(`@settee/ui/${name}`))).toEqual([]);
});

test("every published component with a client hook says 'use client', so that server components can render it", () => {
  const components = ['ui', 'checkout-kit', 'configurator-kit'].flatMap((name) =>
    [...text(`packages/${name}/src/index.ts`).matchAll(/from '[.]\/([^']+[.]tsx)'/g)].map(
      ([, path = '']) => `packages/${name}/src/${path}`,
    ),
  );
  // `useId` works in a server component, too.
  const hasClientHook = (path: string) => /\buse(?!Id\b)([A-Z]\w*)?\(/.test(text(path));
  expect(components.filter(hasClientHook)).not.toEqual([]);
  expect(components.filter((path) => hasClientHook(path) && !text(path).startsWith("'use client'"))).toEqual([]);
});

test('every endpoint has a handler in the commerce API and an example', () => {
  const handlers = new Set(
    Object.entries(routes).flatMap(([noun, calls]) => Object.keys(calls).map((name) => `${noun}.${name}`)),
  );
  const calls = Object.entries(endpoints).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(([name, { id }]) => ({ place: `${noun}.${name}`, id })),
  );
  expect(calls).not.toEqual([]);
  expect(calls.filter(({ place: path }) => !handlers.has(path))).toEqual([]);
  expect(calls.filter(({ id }) => !(id in examples))).toEqual([]);
});

test('every place that docs/where.md names exists', () => {
  const named = [...text('docs/where.md').matchAll(/`([\w@.-]+\/[^`\s]*)`/g)].map(([, path = '']) => path);
  const exists = (path: string) => ['', 'packages', 'apps'].some((folder) => existsSync(join(root, folder, path)));
  expect(named).not.toEqual([]);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

/** Returns the share of an app's files with fewer than 30 lines and one importer; components, style sheets and tables are files of their own. */
function shareOfSmallFiles(app: string): number {
  const isSource = (path: string) => path.startsWith(`apps/${app}/src/`) && /[.]tsx?$/.test(path);
  const isTest = (path: string) => /[.](test|stories)[.]|\/testing\//.test(path);
  const sources = files.filter((path) => isSource(path) && !isTest(path));
  const importers = new Map<string, number>();
  for (const path of sources) {
    const imported = [...text(path).matchAll(/(?:from|import)\s*\(?\s*'([.][^']+)'/g)].map(([, to = '']) => to);
    for (const to of new Set(imported.map((each) => join(dirname(path), each))))
      importers.set(to, (importers.get(to) ?? 0) + 1);
  }
  const counted = sources.filter((path) => !/[.]tsx$|[.]css[.]ts$|tables[.]ts$/.test(path));
  const small = counted.filter((path) => importers.get(path) === 1 && text(path).split('\n').length <= 30);
  return small.length / counted.length;
}

// A file with one importer is read with it: docs/decisions/0003-backend-database-and-processes.md. What remains is found by its name: jobs, ports,
// messages; in the storefront the data hooks and the edges of the browser, a file per subject.
test.each([
  ['commerce-api', 0.12],
  ['visualizer-widget', 0.12],
  ['storefront', 0.2],
])('few files of %s are small parts of one other file', (app, max) => {
  expect(shareOfSmallFiles(app)).toBeLessThanOrEqual(max);
});

test('a style sheet outside the design system takes the theme alone, not the styles of every component', () => {
  const sheets = files.filter((path) => /^(packages\/\w+-kit|apps)\/.*\.css\.ts$/.test(path));
  expect(sheets).not.toEqual([]);
  expect(sheets.filter((path) => text(path).includes("from '@settee/ui'"))).toEqual([]);
});

test('a package lists its public names one by one, in one list or in one per noun', () => {
  const doors = files.filter((path) => /^packages\/[^/]+\/src\/(index|[^/]+\/exports)\.ts$/.test(path));
  expect(doors).not.toEqual([]);
  // The contract's client modules are generated: one export per endpoint.
  const isOpen = /export \*(?! from '[.]\/(generated\/|[\w-]+\/exports[.]ts'))/;
  expect(doors.filter((path) => isOpen.test(text(path)))).toEqual([]);
});

test('no file names a path of one machine or the host of a package registry', () => {
  const binary = /\.(png|webp|avif|jpe?g|ico|woff2?|glb|bin|gz|br|wasm|pdf)$/;
  const machinePath = /(?<![\w.~*$})\]])\/(work|home|root|tmp)\/[\w.-]/;
  const registry =
    /(registry\.(npmjs|yarnpkg|npmmirror)|npmmirror\.com|(deb|security)\.debian\.org|archive\.ubuntu\.com)/;
  const found = files
    .filter((path) => !binary.test(path))
    .flatMap((path) => {
      const lines = text(path).split('\n');
      return lines.flatMap((line, index) =>
        machinePath.test(line) || registry.test(line) ? [`${path}:${index + 1}`] : [],
      );
    });
  expect(found).toEqual([]);
});

// 7.95 MB and 3 %, so that a new picture has room.
test('the pictures that views are compared with weigh 8.2 MB at most', () => {
  const pictures = files.filter((path) => path.startsWith('tooling/visual/baseline/'));
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)).toBeLessThan(8_200_000);
});
