import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../postgres.ts';
import { start, stop } from '../run.ts';
import { serveFolder } from '../static-server.ts';
import type { ConsumerApp, ConsumerScript } from './apps.ts';
import { bundlers, versionOf } from './bundlers.ts';
import { strictOptions } from './entry-types.ts';
import { lastVersion } from './last-version.ts';
import { npmSettings } from './npm-settings.ts';
import type { UpgradedApp } from './upgraded-app.ts';

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  ...strictOptions,
  noEmit: true,
  resolveJsonModule: true,
};

/** Runs a command in the folder of the app and returns its output; throws when it ends with another exit code than `code`. */
type Step = (name: string, command: readonly string[], code?: number) => Promise<string>;

/** Makes the app in `place` as its team would: from the registry, with npm, typed and built by its bundler. */
export async function installAndBuild(app: ConsumerApp, folder: string, registry: string, step: Step): Promise<void> {
  const bundler = bundlers[app.bundler ?? 'vite'];
  const tools = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript'];
  // Our style sheets have types; those of the app are a matter of its bundler.
  const types = /'[.][/][\w.]+[.]css'/.test(app.main) ? ['vite/client'] : [];
  const dependencies = {
    ...Object.fromEntries(app.packages.map((name) => [name, 'latest'])),
    ...Object.fromEntries(tools.map((name) => [name, versionOf(name)])),
    ...bundler.tools(app),
    ...app.versions,
  };
  const tsconfig = {
    compilerOptions: { ...compilerOptions, types, ...bundler.compilerOptions },
    include: ['main.tsx', 'app', 'next-env.d.ts'],
  };
  const files = {
    'package.json': JSON.stringify({ name: 'another-shop', private: true, type: 'module', dependencies }, null, 2),
    '.npmrc': npmSettings(registry),
    'tsconfig.json': JSON.stringify(tsconfig, null, 2),
    ...bundler.files(app),
    ...app.files,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await step('install', ['npm', 'install', '--prefer-offline', '--no-package-lock']);
  const bin = (name: string) => join(folder, 'node_modules/.bin', name);
  for (const [name = '', ...args] of app.commands ?? []) await step(`${name} ${args[0]}`, [bin(name), ...args]);
  await build(app, folder, step);
}

/** Checks the types of an installed app in `place` and builds it. */
async function build({ bundler = 'vite' }: ConsumerApp, folder: string, step: Step): Promise<void> {
  const bin = (name: string) => join(folder, 'node_modules/.bin', name);
  await step('types', [bin('tsc'), '-p', '.']);
  for (const [name = '', ...args] of bundlers[bundler].build) await step('build', [bin(name), ...args]);
}

/** Makes the app in `place` with the last version, and upgrades it to `version` as UPGRADING.md says. */
export async function upgradeAndBuild(
  app: UpgradedApp,
  version: string,
  { folder, registry }: { folder: string; registry: string },
  step: Step,
): Promise<void> {
  const isMajor = version.split('.')[0] !== lastVersion.split('.')[0];
  const versions = Object.fromEntries(app.packages.map((name) => [name, lastVersion]));
  await installAndBuild({ ...app, main: app.before, versions }, folder, registry, step);
  // A cache of the app: npx would run a version from before that has the same number.
  const npx = ['npx', '--yes', '--cache', join(folder, '.npm'), '--package', '@settee/ui@latest'];
  const said = await step(
    'settee-upgrade check, before',
    [...npx, 'settee-upgrade', 'check'],
    app.changes.length === 0 ? 0 : 1,
  );
  const unsaid = app.changes.filter((change) => !said.includes(change));
  if (unsaid.length > 0) throw new Error(`settee-upgrade check does not find '${unsaid.join("', '")}':\n${said}`);
  const command = join(folder, 'node_modules/.bin/settee-upgrade');
  const [first = '', ...others] = app.packages.map((name) => `${name}@latest`);
  await step('install of one package', ['npm', 'install', '--no-package-lock', first]);
  await step('settee-upgrade verify, with two versions', [command, 'verify'], isMajor ? 1 : 0);
  await step('install of the others', ['npm', 'install', '--no-package-lock', first, ...others]);
  writeFileSync(join(folder, 'main.tsx'), app.main);
  await step('settee-upgrade check', [command, 'check']);
  await step('settee-upgrade verify', [command, 'verify']);
  await build(app, folder, step);
}

/** Serves the built app in `place` while `work` has its address. */
export async function withApp(
  app: ConsumerApp,
  folder: string,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const { serve } = bundlers[app.bundler ?? 'vite'];
  if (!serve) {
    const { origin, close } = await serveFolder(join(folder, 'dist'));
    return work(origin).finally(close);
  }
  const port = await freePort();
  const [name = '', ...args] = serve(port);
  const server = start([join(folder, 'node_modules/.bin', name), ...args], {
    cwd: folder,
    env: { PORT: String(port) },
  });
  const origin = `http://localhost:${port}`;
  try {
    const isUp = () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let attempt = 0; !(await isUp()); attempt += 1) {
      if (attempt > 300 || server.exitCode !== null) throw new Error(`${app.name}: the server did not start`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await work(origin);
  } finally {
    stop(server);
  }
}

/** Installs what a script needs and runs it in Node; throws when it prints something else. */
export async function installAndRun(
  script: ConsumerScript,
  folder: string,
  registry: string,
  step: Step,
): Promise<void> {
  const dependencies = Object.fromEntries(script.packages.map((name) => [name, 'latest']));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  writeFileSync(join(folder, '.npmrc'), npmSettings(registry));
  writeFileSync(join(folder, 'main.ts'), script.code);
  await step('install', ['npm', 'install', '--prefer-offline', '--no-package-lock']);
  const output = await step('run', ['node', 'main.ts']);
  if (!output.includes(script.prints)) throw new Error(`'${script.prints}' is not in:\n${output}`);
}
