import { runWithConcurrency, run, seconds } from '../run.ts';

/** Types are checked again only where files changed. */
const types = (folder: string, name: string) => {
  const stored = `node_modules/.cache/types/${name}.tsbuildinfo`;
  return ['tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', stored];
};

/** Functions over 50 lines, without those of tests. Lower it when you split one; never raise it. */
const maxLongFunctions = 16;

const longFunctions = ['oxlint', '-c', '.oxlintrc.long-functions.json', '--format', 'unix', '--max-warnings'];

const checks = {
  shape: ['vitest', 'run', '--project', 'unit', 'tooling/repository-structure.test.ts'],
  language: ['node', 'tooling/commands/language.ts'],
  arrows: ['node', 'tooling/commands/dependency-rules.ts'],
  // Files, exports and dependencies that nothing imports; the next one finds what no page of the shop has.
  knip: ['knip', '--no-progress', '--no-config-hints'],
  unused: ['node', 'tooling/unused/unused.ts'],
  catalog: ['node', '--conditions=@settee/source', 'catalog/src/check.ts'],
  types: types('.', 'workspace'),
  'types of domain': types('packages/domain', 'domain'),
  'types of contract': types('packages/contract', 'contract'),
  lint: ['oxlint', '--deny-warnings'],
  'long functions': [...longFunctions, String(maxLongFunctions)],
  format: ['biome', 'format', '.'],
};

const failures = await runWithConcurrency(Object.entries(checks), 2, async ([name, command]) => {
  const { code, output, ms } = await run(command, { minutes: 5, env: { NO_COLOR: '1', FORCE_COLOR: undefined } });
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(ms)})`);
  // What a check could not compare.
  for (const line of output.split('\n')) if (line.startsWith('Not compared:')) console.log(`     ${line}`);
  return code === 0 ? null : `\n--- ${name}: ${command.join(' ')}\n${output.trim()}`;
});

const reported = failures.filter((failure) => failure !== null);
for (const failure of reported) console.log(failure);
process.exitCode = reported.length > 0 ? 1 : 0;
