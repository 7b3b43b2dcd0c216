import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root, run } from '../run.ts';
import { publishedPackages } from './packages.ts';
import { codeBlocks, fillSection, readmePath } from './readme.ts';

const folder = join(root, 'node_modules/.cache/readme-examples');
const buildInfo = join(root, 'node_modules/.cache/types/readme-examples.tsbuildinfo');
const names = publishedPackages.map(({ name }) => name);
const text = (name: string) => readFileSync(readmePath(name), 'utf8');
/** Published documents except for lists of changes, and guides. */
const documents = globSync(['packages/*/*.md', 'docs/guides/**/*.mdx'], { cwd: root }).filter(
  (path) => !/(CHANGELOG|UPGRADING)[.]md$/.test(path),
);
const examples = (document: string) =>
  codeBlocks(readFileSync(join(root, document), 'utf8')).filter(({ language }) => /^tsx?$/.test(language));

/** Words in tables that are not exports: brands, and the class of the scoped reset. */
const notExported: ReadonlySet<string> = new Set(['main', 'cb2']);

/** MSW is a dependency of the contract alone, Testing Library of no package. */
const msw = '../../../packages/contract/node_modules/msw';
const mocking = [
  ['msw', [msw]],
  ['msw/node', [`${msw}/lib/node/index.d.ts`]],
];
const testingLibrary = `declare module '@testing-library/react' {
  export { screen } from 'storybook/test';
  export function render(element: import('react').ReactNode): void;
}
`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every example in a document of a package or in a guide compiles', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = documents.flatMap((document) =>
    examples(document).map(({ language, code }, index) => {
      const file = `${document.replaceAll(/[/.]/g, '-')}-${index + 1}.${language}`;
      writeFileSync(join(folder, file), `${code}\nexport {};\n`);
      return file;
    }),
  );
  expect(files.length).toBeGreaterThanOrEqual(30);
  writeFileSync(join(folder, 'testing-library.d.ts'), testingLibrary);
  const config = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
      paths: Object.fromEntries([...names.flatMap(entrySources), ...mocking]),
    },
    files: [...files, 'testing-library.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await run(['tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', buildInfo], {
    minutes: 5,
  });
  expect(output).toBe('');
  expect(code).toBe(0);
});

test.each([
  ['README', 'packages/contract/README.md'],
  ['guide', 'docs/guides/testing.mdx'],
])('the fake backend with MSW of the %s is the one of the tests', (_, document) => {
  const [example = ''] = examples(document).flatMap(({ code }) => /const server = [\s\S]*?^\);$/m.exec(code) ?? []);
  expect(example).not.toBe('');
  expect(readFileSync(join(root, 'packages/contract/src/testing-msw.test.ts'), 'utf8')).toContain(example);
});

test.each(names)('the README of %s installs and shows something on its first screen', (name) => {
  const lines = text(name).split('\n');
  const end = lines.indexOf('```', lines.findIndex((line) => line.startsWith('```')) + 1);
  const start = lines.findIndex((line) => line.startsWith('```'));
  expect(lines.slice(0, start).join('\n')).toContain(`npm install @settee/${name}`);
  expect(end - start - 1).toBeLessThanOrEqual(10);
  expect(start).toBeLessThan(6);
});

test.each(names)('the README of %s has the expected sections', (name) => {
  const titles = [...text(name).matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const kit = name.endsWith('-kit') ? ['Ports', 'Events', 'Texts', 'Themes'] : [];
  expect(titles).toEqual(expect.arrayContaining([...kit, 'Server rendering', 'Size', 'Versions and support']));
});

interface Exports {
  exports: Record<string, string | Record<string, string>>;
}

const exportsOf = (name: string) => {
  const { exports }: Exports = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return exports;
};

/** The entries of a package by their sources: not every package is a dependency of the repository's root. */
function entrySources(name: string): [string, string[]][] {
  return Object.entries(exportsOf(name)).flatMap(([entry, target]): [string, string[]][] => {
    const source = typeof target === 'object' ? target['@settee/source'] : undefined;
    if (!source) return [];
    return [[`@settee/${name}${entry.slice(1)}`, [relative(folder, join(root, 'packages', name, source))]]];
  });
}

test.each(names)('each entry that the README of %s names is one of its package', (name) => {
  const entries = Object.keys(exportsOf(name)).map((entry) => entry.replace(/^[.]/, `@settee/${name}`));
  const isEntry = (path: string) =>
    entries.some((entry) => (entry.endsWith('*') ? path.startsWith(entry.slice(0, -1)) : entry === path));
  const named = [...text(name).matchAll(/['`](@settee\/[\w-]+(?:\/[\w./-]+)?)['`]/g)].map(([, path = '']) => path);
  const own = named.filter((path) => path.split('/')[1] === name);
  expect(own).not.toEqual([]);
  expect(own.filter((path) => !isEntry(path))).toEqual([]);
});

test.each(names)('each name in a table or list of the README of %s is exported', (name) => {
  const sources = Object.values(exportsOf(name))
    .flatMap((target) => (typeof target === 'object' ? [target['@settee/source'] ?? ''] : []))
    .filter((source) => source.endsWith('.ts'))
    .map((source) => join('packages', name, source));
  // The calls of the contract are generated, and the folders of the domain list their exports.
  const generated = globSync(`packages/${name}/src/{generated/*,*/exports}.ts`, { cwd: root });
  const tables =
    text(name)
      .replace(/<!-- (\w+) -->[\s\S]*?<!-- \/\1 -->/g, '')
      .match(/^\| [^\n]*$/gm) ?? [];
  const inTables = tables.flatMap((row) => [...row.matchAll(/`([A-Za-z]\w+)`/g)].map(([, word = '']) => word));
  const inLists = [...text(name).matchAll(/^- `([A-Z]\w+)`/gm)].map(([, word = '']) => word);
  const named = [...inTables, ...inLists];
  const code = [...sources, ...generated]
    .map((path) => readFileSync(join(root, path), 'utf8').replace(/from '[^']+'/g, ''))
    .join();
  const isExported = (word: string) => new RegExp(`\\b${word}\\b`).test(code);
  expect(named.filter((word) => !isExported(word) && !notExported.has(word))).toEqual([]);
});

test('a section is replaced as a whole, and a missing one is an error', () => {
  const before = 'a\n<!-- sizes -->\nold $1\n<!-- /sizes -->\nb';
  expect(fillSection(before, 'sizes', 'new $& text')).toBe('a\n<!-- sizes -->\nnew $& text\n<!-- /sizes -->\nb');
  expect(() => fillSection(before, 'support', '')).toThrow('no section support');
});
