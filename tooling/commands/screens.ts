import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readReport, reportPath } from '../reports.ts';
import { commandEnv, root } from '../run.ts';
import { buildStorefront } from './storefront.ts';

// Checks the layout and the words of every screen; --update writes the words as they are now. Other arguments are ids of screens.
const names = process.argv.slice(2).filter((argument) => argument !== '--update');
const isUpdating = process.argv.includes('--update');
const built = await buildStorefront();
if (built && built.code !== 0) {
  console.log(built.output);
  process.exit(1);
}
const only = names.length === 0 ? [] : ['--testNamePattern', `^(${names.join('|')}) on `];
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportPath('screens')}`];
rmSync(reportPath('screens'), { force: true });
// Screens wait for the browser a part of their time: four workers use two cores.
const { status } = spawnSync('vitest', ['run', '--project', 'screens', '--maxWorkers=4', ...reporters, ...only], {
  cwd: root,
  stdio: 'inherit',
  env: commandEnv(isUpdating ? { UPDATE_WORDS: 'true' } : {}),
});
const rows = readReport('screens') ?? [];
const passed = rows.filter((row) => row.passed).length;
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = passed === 0 ? 1 : (status ?? 1);
