import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../run.ts';
import { type PublishedPackage, publishedPackages } from './packages.ts';

type Manifest = Record<string, unknown>;

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Fields that all published packages share; the repository is the one of the root manifest. */
export function sharedFields(
  { name, description, keywords, license, files }: PublishedPackage,
  home: string,
): Manifest {
  return {
    description,
    keywords,
    license,
    homepage: `${home}/tree/main/packages/${name}#readme`,
    bugs: `${home}/issues`,
    repository: { type: 'git', url: `git+${home}.git`, directory: `packages/${name}` },
    files: ['dist', ...files, 'CHANGELOG.md', 'llms.txt'],
    engines: { node: '>=20' },
    publishConfig: { access: 'public' },
    scripts: {
      build: 'node ../../tooling/build/build-package.ts .',
      prepack: 'node ../../tooling/build/prepack.ts .',
    },
  };
}

/** Returns the manifest of a package with its shared fields, in the usual order. */
export function completeManifest(published: PublishedPackage, manifest: Manifest, home: string): Manifest {
  const { name, version, ...rest } = { ...manifest, ...sharedFields(published, home) };
  const order = ['description', 'keywords', 'license', 'homepage', 'bugs', 'repository', 'type', 'bin', 'files'];
  const first = Object.fromEntries(order.filter((key) => key in rest).map((key) => [key, rest[key]]));
  return { name, version, ...first, ...rest };
}

/** Returns the packages that differ from their shared fields; with `write` they are updated. */
export function checkManifests(write: boolean): string[] {
  const home = String(readManifest('package.json')['homepage']);
  return publishedPackages.flatMap((published) => {
    const path = `packages/${published.name}/package.json`;
    const manifest = readManifest(path);
    const complete = completeManifest(published, manifest, home);
    if (isDeepStrictEqual(manifest, complete)) return [];
    if (write) writeFileSync(join(root, path), `${JSON.stringify(complete, null, 2)}\n`);
    return [path];
  });
}

if (import.meta.main) {
  const changed = checkManifests(process.argv.includes('--write'));
  if (changed.length > 0) console.log(changed.join('\n'));
}
