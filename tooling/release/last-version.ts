import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { type Api, recordPath } from './api.ts';
import { publishedPackages } from './packages.ts';

type Step = (name: string, command: readonly string[], cwd: string) => Promise<string>;

const recorded: Api = JSON.parse(readFileSync(recordPath, 'utf8'));

/** The version of the record: the last released one. */
export const lastVersion = recorded['@settee/ui']?.version ?? '';

/** Returns a changeset that patches these packages. */
export const patchOf = (names: readonly string[]): string =>
  `---\n${names.map((name) => `'@settee/${name}': patch\n`).join('')}---\n\nRehearsal.\n`;

/** The version of the package in a folder. */
export const versionIn = (folder: string): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version;
};

/**
 * Gives the packages in `workspace`, a copy, the versions of its changesets. Without a changeset for `@settee/ui` each
 * package that has none becomes a patch, so that there is always a version to upgrade to. Returns the one of `@settee/ui`.
 */
export async function makeNextVersion(workspace: string, step: Step): Promise<string> {
  const folderOf = (name: string) => join(workspace, 'packages', name);
  const version = () => step('version', ['changeset', 'version'], workspace);
  if (globSync('.changeset/*.md', { cwd: workspace }).length > 0) await version();
  if (versionIn(folderOf('ui')) === lastVersion) {
    const names = publishedPackages.map(({ name }) => name).filter((name) => versionIn(folderOf(name)) === lastVersion);
    writeFileSync(join(workspace, '.changeset/rehearsal.md'), patchOf(names));
    await version();
  }
  return versionIn(folderOf('ui'));
}

/** Builds the last version from the commit that recorded it, in `folder`, and publishes it to `registry`. */
export async function publishLastVersion(registry: string, folder: string, step: Step): Promise<void> {
  const search = ['log', '-1', '--format=%H', '--', recordPath];
  const commit = (await step(`find ${lastVersion}`, ['git', ...search], root)).trim();
  if (commit === '')
    throw new Error(`No commit of version ${lastVersion}: the rehearsal needs the whole history of git`);
  const archive = `${folder}.tar`;
  mkdirSync(folder);
  const parts = ['packages', 'tooling', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'tsconfig.json'];
  await step(`read ${lastVersion}`, ['git', 'archive', `--output=${archive}`, commit, ...parts], root);
  await step(`unpack ${lastVersion}`, ['tar', '-xf', archive, '-C', folder], root);
  for (const links of globSync('packages/*/node_modules', { cwd: root })) {
    cpSync(join(root, links), join(folder, links), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, '.npmrc'),
    `registry=${registry}\n//${registry.replace('http://', '')}:_authToken=rehearsal\n`,
  );
  for (const { name } of publishedPackages) {
    const path = join(folder, 'packages', name);
    await step(`build ${name} ${lastVersion}`, ['node', 'tooling/build/build-package.ts', path], folder);
    await step(
      `publish ${name} ${lastVersion}`,
      ['pnpm', 'publish', '--no-git-checks', '--ignore-scripts', '--registry', registry],
      path,
    );
  }
}
