import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository.ts';
import { root } from '../run.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = (path: string): { homepage: string; files: string[] } => JSON.parse(text(path));
const home = `${manifest('package.json').homepage}/tree/main/`;

const documents = globSync(['*.md', 'docs/**/*.md', 'docs/**/*.mdx', 'packages/*/*.md'], { cwd: root }).filter(
  (path) => !path.endsWith('CHANGELOG.md'),
);

const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
const linksOf = (path: string) =>
  [...withoutCode(text(path)).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)|(?:href|src)="([^"]+)"/g)].map(
    ([, link = '', attribute = '']) => link || attribute,
  );

/** Anchors of the headings of a document, as GitHub and npm make them. */
const anchorsOf = (path: string) =>
  [...text(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Ids of the guides, as `guides-testing--docs`. */
const guides = globSync('docs/guides/**/*.mdx', { cwd: root }).flatMap((path) =>
  [...text(path).matchAll(/<Meta title="([^"]+)"/g)].map(([, title = '']) => toId(title, 'docs')),
);

const stories = globSync(['packages/*/src/**/*.stories.tsx', 'apps/storefront/src/**/*.stories.tsx'], {
  cwd: root,
}).flatMap((path) => {
  const source = text(path);
  const title = /const meta\b[\s\S]*?\btitle: '([^']+)'/.exec(source)?.[1];
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name));
  return title === undefined
    ? []
    : [...(source.includes("'!autodocs'") ? [] : ['Docs']), ...names].map((name) => toId(title, name));
});

const pages = { docs: new Set([...guides, ...stories]), story: new Set(stories) };

function isBroken(link: string, from: string): boolean {
  const [, kind, id = ''] = /[?]path=\/(docs|story)\/([\w-]+)$/.exec(link) ?? [];
  if (kind === 'docs' || kind === 'story') return !pages[kind].has(id);
  const isOwn = link.startsWith(home);
  if (!isOwn && /^[a-z]+:/.test(link)) return false;
  const [file = '', anchor] = (isOwn ? link.slice(home.length) : link).split('#');
  const named = file === '' ? from : normalize(join(isOwn ? '.' : dirname(from), file));
  if (!existsSync(join(root, named))) return true;
  const target = statSync(join(root, named)).isDirectory() ? join(named, 'README.md') : named;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

test('there are documents, guides and stories', () => {
  expect(documents.length).toBeGreaterThan(40);
  expect(guides.length).toBeGreaterThan(15);
  expect(stories.length).toBeGreaterThan(500);
});

test('each link of a document or guide, to a file, a heading or a page of Storybook, has a target that exists', () => {
  const broken = documents.flatMap((path) =>
    linksOf(path)
      .filter((link) => isBroken(link, path))
      .map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('a published document links to files only that its package publishes', () => {
  const published = globSync('packages/*/*.md', { cwd: root });
  const missing = published.flatMap((path) => {
    const { files } = manifest(join(dirname(path), 'package.json'));
    const found = new Set([...files, 'README.md', 'LICENSE', '']);
    const relative = linksOf(path).filter((link) => !/^[a-z]+:/.test(link));
    return relative.filter((link) => !found.has(link.split('#')[0] ?? '')).map((link) => `${path}: ${link}`);
  });
  expect(missing).toEqual([]);
});

test('each section that a guide includes exists', () => {
  const missing = globSync('docs/guides/**/*.mdx', { cwd: root }).flatMap((path) => {
    const guide = text(path);
    const files = new Map(
      [...guide.matchAll(/^import (\w+) from '([^']+)[?]raw'/gm)].map(([, name, file]) => [name, file]),
    );
    const sections = [...guide.matchAll(/<Section of=\{(\w+)\} title="([^"]+)"/g)];
    return sections
      .filter(([, name, title]) => {
        const file = files.get(name);
        return !file || !text(join(dirname(path), file)).includes(`\n## ${title}\n`);
      })
      .map(([section]) => `${path}: ${section}`);
  });
  expect(missing).toEqual([]);
});

/** Ends of the paths of all files, and of their folders, such as `sales/cart` and `cart`. */
const pathEnds = new Set(
  repositoryFiles().flatMap((path) => {
    const parts = path.split('/');
    const folders = parts.map((_, index) => parts.slice(0, index + 1));
    return folders.flatMap((each) => each.map((_, index) => each.slice(index).join('/')));
  }),
);
const isPath = (word: string) =>
  /^(?:apps|bench|catalog|docs|packages|tooling)\/[\w./@-]+$/.test(word) || /^[\w./@-]+\.(?:tsx?|mjs)$/.test(word);

test('each file or folder that a document names in code exists', () => {
  const pages = documents.filter((path) => /^(?:docs\/|CONTRIBUTING)/.test(path) && !/requirements|api\.md/.test(path));
  const named = pages.flatMap((page) =>
    [
      ...text(page)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .matchAll(/`([^`\s]+)`/g),
    ]
      .map(([, word = '']) => word.replace(/\/$/, ''))
      .filter(isPath)
      .map((word) => ({ page, word })),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ word }) => !pathEnds.has(word.replace(/^\.\//, '')))).toEqual([]);
});
