import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '../repository.ts';
import { root, run, seconds } from '../run.ts';
import { apps } from './apps.ts';
import { installAndBuild } from './consumer.ts';
import { verifyAppearance } from './verify-appearance.ts';
import { withRegistry } from './registry.ts';

const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'settee-release-'));
const workspace = join(folder, 'workspace');

/** Runs a step and ends the rehearsal with its output when it fails. */
async function step(
  name: string,
  command: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output, ms } = await run(command, { cwd, env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined } });
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(ms)})`);
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output.trim()}`);
  return output;
}

function versionIn(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version;
}

/** A copy of what would be committed, with the links that pnpm made between the packages. */
function copyWorkspace(): void {
  for (const path of repositoryFiles().filter(
    (file) => !/^(catalog|docs|apps\/.*\/e2e|tooling\/visual)\//.test(file),
  )) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    cpSync(join(root, path), join(workspace, path));
  }
  cpSync(join(root, 'catalog/package.json'), join(workspace, 'catalog/package.json'));
  for (const links of globSync('{packages,apps}/*/node_modules', { cwd: root })) {
    cpSync(join(root, links), join(workspace, links), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'));
}

async function rehearse(registry: string): Promise<void> {
  copyWorkspace();
  const changes = globSync('.changeset/*.md', { cwd: workspace });
  if (changes.length > 0) await step('version', ['changeset', 'version'], workspace);
  const packages = ['domain', 'contract', 'ui', 'checkout-kit', 'configurator-kit'].filter((name) =>
    existsSync(join(workspace, 'packages', name, 'src/index.ts')),
  );
  for (const name of packages) {
    await step(`build ${name}`, ['node', 'tooling/build/build-package.ts', `packages/${name}`], workspace);
  }
  const token = `//${registry.replace('http://', '')}:_authToken=rehearsal\n`;
  writeFileSync(join(workspace, '.npmrc'), `registry=${registry}\n${token}`);
  await step('publish', ['changeset', 'publish', '--no-git-tag'], workspace, { npm_config_registry: registry });
  for (const name of packages) console.log(`     @settee/${name} ${versionIn(join(workspace, 'packages', name))}`);
  for (const [at, app] of apps.entries()) {
    const place = join(folder, `app-${at}`);
    await installAndBuild(app, place, registry, (name, command) => step(`${app.name}: ${name}`, command, place));
    await verifyAppearance(app, join(place, 'dist'));
    console.log(
      `ok   ${app.name}: shows ${app.seen.map(({ name }) => `'${name}'`).join(' and ')} without a word in the console`,
    );
  }
}

try {
  await withRegistry(folder, rehearse);
  console.log(`The release holds (${seconds(performance.now() - began)})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
