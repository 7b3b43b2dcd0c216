import { spawnSync } from 'node:child_process';
import { commandEnv, root } from '../run.ts';
import { buildStorefront } from './storefront.ts';

// Checks the texts of every screen like `npm test`; --update writes the current texts. Other arguments are names
// of screens.
const names = process.argv.slice(2).filter((argument) => argument !== '--update');
const isUpdating = process.argv.includes('--update');
const built = await buildStorefront();
if (built && built.code !== 0) {
  console.log(built.output);
  process.exit(1);
}
const files = 'apps/storefront/e2e/screens-';
const only = names.length === 0 ? [] : ['--testNamePattern', `^(${names.join('|')}) on `];
const { status } = spawnSync('vitest', ['run', '--project', 'e2e', files, ...only], {
  cwd: root,
  stdio: 'inherit',
  env: commandEnv(isUpdating ? { UPDATE_WORDS: 'true' } : {}),
});
process.exitCode = status ?? 1;
