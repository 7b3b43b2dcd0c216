import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root, run } from '../run.ts';
import { entrySizeErrors } from './entry-sizes.ts';
import { entryTypeErrors } from './entry-types.ts';
import { checkManifests } from './manifests.ts';
import { publishedPackages } from './packages.ts';
import { readmePath } from './readme.ts';
import { measureSizes, statedSizes } from './sizes.ts';
import { supportText } from './support.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');

/** Names of the files that npm would publish. */
async function publishedFiles(name: string): Promise<string[]> {
  const { code, output } = await run(['npm', 'pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=silent'], {
    cwd: join(root, 'packages', name),
  });
  if (code !== 0) throw new Error(output);
  const packed: { files: { path: string }[] }[] | Record<string, { files: { path: string }[] }> = JSON.parse(output);
  const [first] = Array.isArray(packed) ? packed : Object.values(packed);
  return first?.files.map(({ path }) => path) ?? [];
}

/** Errors in the list of published files: documents, licenses and source maps with their sources. */
function fileErrors(name: string, files: readonly string[]): string[] {
  const fonts = files.flatMap((file) => /^dist\/fonts\/(\w+)-.*[.]woff2$/.exec(file)?.[1] ?? []);
  const needed = [
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'llms.txt',
    ...(name.endsWith('-kit') ? ['EVENTS.md', 'MESSAGES.md', 'PORTS.md'] : []),
    ...fonts.map((font) => `dist/fonts/LICENSE-${font}`),
  ];
  const missing = needed.filter((file) => !files.includes(file));
  const scripts = files.filter((file) => /^dist\/.*[.]js$/.test(file));
  const withoutSource = scripts.filter((file) => {
    if (!files.includes(`${file}.map`)) return true;
    const map: { sourcesContent?: string[] } = JSON.parse(text(`packages/${name}/${file}.map`));
    return !map.sourcesContent?.every(Boolean);
  });
  const tests = files.filter((file) => /[.](test|stories|example)[.]|\/fixtures\/(photographs|tab-to)/.test(file));
  return [
    ...missing.map((file) => `${file} is missing`),
    ...withoutSource.map((file) => `${file} has no source map with sources`),
    ...tests.map((file) => `${file} is published`),
    ...(text(`packages/${name}/LICENSE`) === text('LICENSE') ? [] : ['LICENSE differs from the one of the repository']),
  ];
}

/** Errors in the parts of `styles.css`: each must have only the contents of its name. */
function styleErrors(): string[] {
  const sheet = (name: string) => text(`packages/ui/dist/${name}.css`);
  const hasOnlyTokens = [...sheet('theme').matchAll(/([\w-]+):[^;{}]+(?=[;}])/g)].every(
    ([, property = '']) => /^(--settee-|color-scheme$)/.test(property) || /^(min-width|prefers)/.test(property),
  );
  return [
    ...(hasOnlyTokens ? [] : ['theme.css has more than custom properties']),
    ...(sheet('components').includes('.settee-main') ? ['components.css has the theme'] : []),
    ...(/@font-face|settee\.reset\s*\{/.test(sheet('components')) ? ['components.css has fonts or the reset'] : []),
    ...(/--settee-[\w-]+:|@font-face/.test(sheet('reset')) ? ['reset.css has more than the reset'] : []),
    ...(/var\(|settee\.ui/.test(sheet('fonts')) ? ['fonts.css has more than fonts'] : []),
  ];
}

/** Errors in the documents: sizes that are more than 10% or 0.2 kB off, and another table of support. */
async function documentErrors(name: string): Promise<string[]> {
  const readme = readFileSync(readmePath(name), 'utf8');
  const stated = statedSizes(readme);
  const sizes = await measureSizes(name);
  const wrong = sizes.flatMap(([title, bytes]) =>
    (['first', 'total'] as const).flatMap((part) => {
      const written = stated.get(title)?.[part];
      const size = bytes[part] / 1000;
      const isRight = written !== undefined && Math.abs(written - size) <= Math.max(0.2, size / 10);
      return isRight
        ? []
        : [`README.md states ${written ?? 'no'} kB for ${title} (${part}), measured ${size.toFixed(1)}`];
    }),
  );
  return [
    ...wrong,
    ...(isDeepStrictEqual(
      [...stated.keys()],
      sizes.map(([title]) => title),
    )
      ? []
      : ['README.md lists other sizes']),
    ...(readme.includes(supportText(name).trim()) ? [] : ['README.md has another section about versions']),
  ];
}

const errors = checkManifests(false).map((path) => `${path} differs from tooling/release/manifests.ts`);
for (const { name } of publishedPackages) {
  const found = [...fileErrors(name, await publishedFiles(name)), ...(await documentErrors(name))];
  errors.push(...found.map((error) => `packages/${name}: ${error}`));
}
errors.push(...(await entrySizeErrors()), ...(await entryTypeErrors()));
errors.push(...styleErrors().map((error) => `packages/ui: ${error}`));
for (const error of errors) console.log(error);
if (errors.length > 0) {
  console.log('Generated parts are written by: npm run build-packages && npm run document-packages');
  process.exitCode = 1;
}
