import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '../repository.ts';
import { reportsFolder } from '../reports.ts';
import { root, run, seconds } from '../run.ts';
import { apps, type ConsumerApp, scripts } from './apps.ts';
import { installAndBuild, installAndRun, upgradeAndBuild, withApp } from './consumer.ts';
import { checkEntryTypes } from './entry-types.ts';
import { makeNextVersion, publishLastVersion, versionIn } from './last-version.ts';
import { publishedPackages } from './packages.ts';
import { verifyAppearance } from './verify-appearance.ts';
import { withRegistry } from './registry.ts';
import { upgradedApp } from './upgraded-app.ts';

const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'settee-release-'));
const workspace = join(folder, 'workspace');
/** Only apps with this text in their name, such as `next`; all by default. */
const wanted = process.argv[2] ?? '';
/** Screenshots of the apps, to review. */
const pictures = join(reportsFolder, 'rehearsal');

interface StepOptions {
  env?: Record<string, string>;
  /** The exit code that it must have; default 0. */
  expected?: number;
}

/** Runs a step and ends the rehearsal with its output when it fails. */
async function step(
  name: string,
  command: readonly string[],
  cwd: string,
  { env = {}, expected = 0 }: StepOptions = {},
): Promise<string> {
  const { code, output, ms } = await run(command, { cwd, env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined } });
  console.log(`${code === expected ? 'ok  ' : 'FAIL'} ${name} (${seconds(ms)})`);
  if (code !== expected) throw new Error(`${command.join(' ')}\nexit code ${code}, not ${expected}\n${output.trim()}`);
  return output;
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

/** Opens an app that is built in `place`. */
async function show(app: ConsumerApp, appFolder: string): Promise<void> {
  const picture = join(pictures, `${app.name.replaceAll(/[^\w]+/g, '-')}.png`);
  await withApp(app, appFolder, (origin) => verifyAppearance(app, origin, picture));
  const seen = app.seen.map(({ name }) => `'${name}'`).join(' and ');
  console.log(`ok   ${app.name}: shows ${seen} without a word in the console`);
}

async function rehearse(registry: string): Promise<void> {
  copyWorkspace();
  const version = await makeNextVersion(workspace, step);
  await publishLastVersion(registry, join(folder, 'last-version'), step);
  const token = `//${registry.replace('http://', '')}:_authToken=rehearsal\n`;
  writeFileSync(join(workspace, '.npmrc'), `registry=${registry}\n${token}`);
  // Through the settings of a release to an internal registry, which builds and publishes like the release workflow.
  await step('build and publish', ['node', 'tooling/release/publish.ts', '--no-git-tag'], workspace, {
    env: { SETTEE_REGISTRY: registry },
  });
  for (const { name } of publishedPackages)
    console.log(`     @settee/${name} ${versionIn(join(workspace, 'packages', name))}`);
  if ('types'.includes(wanted)) {
    const appFolder = join(folder, 'types');
    await checkEntryTypes(appFolder, registry, (name, command) =>
      step(`types of every entry: ${name}`, command, appFolder),
    );
  }
  for (const [index, app] of apps.entries()) {
    if (!app.name.includes(wanted)) continue;
    const appFolder = join(folder, `app-${index}`);
    await installAndBuild(app, appFolder, registry, (name, command) =>
      step(`${app.name}: ${name}`, command, appFolder),
    );
    await show(app, appFolder);
  }
  if (upgradedApp.name.includes(wanted)) {
    const appFolder = join(folder, 'upgraded');
    await upgradeAndBuild(upgradedApp, version, { folder: appFolder, registry }, (name, command, expected = 0) =>
      step(`${upgradedApp.name}: ${name}`, command, appFolder, { expected }),
    );
    await show(upgradedApp, appFolder);
  }
  for (const [index, script] of scripts.entries()) {
    const appFolder = join(folder, `script-${index}`);
    const label = script.packages.join(' ');
    await installAndRun(script, appFolder, registry, (name, command) => step(`${label}: ${name}`, command, appFolder));
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
