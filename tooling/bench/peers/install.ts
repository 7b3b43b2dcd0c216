import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../run.ts';
import { versions } from './peers.ts';

/** Installs the libraries that are compared, outside the workspace; their folder. */
export async function installPeers(): Promise<string> {
  const folder = join(root, '.cache/peers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }, null, 2));
  const install = [
    'pnpm',
    'install',
    '--ignore-workspace',
    '--ignore-scripts',
    '--no-frozen-lockfile',
    '--prefer-offline',
  ];
  const { code, output } = await run(install, { cwd: folder });
  if (code !== 0) throw new Error(`The peers could not be installed: ${output.trim()}`);
  return folder;
}
