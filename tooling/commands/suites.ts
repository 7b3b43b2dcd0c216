import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withPostgres } from '../postgres.ts';
import { readReport, reportPath } from '../reports.ts';
import { root, run } from '../run.ts';

/** How a suite ended. A suite that checks one thing counts as one test. */
export interface Tally {
  passed: number;
  failed: number;
  /** What a reader needs to see of the failures. */
  told: string;
}

export interface Suite {
  name: string;
  work(): Promise<Tally>;
}

const env = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
const lastLines = (text: string, count: number) => text.trim().split('\n').slice(-count).join('\n');

const firstLines = (text: string, count: number) => text.trim().split('\n').slice(0, count).join('\n');

/** Commands run one after another, each counted as one test; the first that fails ends the suite. */
function commands(name: string, lines: readonly string[]): Suite {
  const work = async () => {
    let passed = 0;
    for (const line of lines) {
      const { code, output } = await run(line.split(' '), { env });
      if (code !== 0) return { passed, failed: 1, told: `${line}\n${lastLines(output, 60)}` };
      passed += 1;
    }
    return { passed, failed: 0, told: '' };
  };
  return { name, work };
}

/** Runs tests by vitest and counts them from its report, because an exit code does not say that any test ran. */
async function vitest(report: string, args: string, extraEnv: Record<string, string> = {}): Promise<Tally> {
  rmSync(reportPath(report), { force: true });
  const reporters = `--reporter=dot --reporter=json --outputFile.json=reports/${report}.json`;
  const { code, output } = await run(`vitest run ${args} ${reporters}`.split(' '), {
    env: { ...env, ...extraEnv },
    minutes: 25,
  });
  const rows = readReport(report);
  if (rows === null) return { passed: 0, failed: 1, told: lastLines(output, 60) };
  const failures = rows.filter((row) => !row.passed);
  const told = failures.map(({ file, title, message }) => `${file}\n  ${title}\n${firstLines(message ?? '', 12)}`);
  if (rows.length === 0) told.push('no test ran');
  if (code !== 0 && failures.length === 0) told.push(lastLines(output, 60));
  const passed = rows.length - failures.length;
  return { passed, failed: Math.max(failures.length, told.length > 0 ? 1 : 0), told: told.join('\n\n') };
}

/** The pictures count one by one. */
const visual: Suite = {
  name: 'visual',
  work: async () => {
    const report = reportPath('visual');
    rmSync(report, { force: true });
    const { output } = await run(['node', 'tooling/visual/visual.ts'], { env, minutes: 20 });
    if (!existsSync(report)) return { passed: 0, failed: 1, told: lastLines(output, 20) };
    const { passed, failed }: { passed: number; failed: number } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: passed === 0 ? Math.max(failed, 1) : failed, told: lastLines(output, 60) };
  },
};

const project = (name: string): Suite => ({ name, work: () => vitest(name, `--project ${name}`) });

const backendOnPostgres: Suite = {
  name: 'backend on PostgreSQL',
  work: () =>
    withPostgres((url) =>
      vitest('backend-postgres', '--project unit apps/commerce-api', { TEST_DATABASE_URL: url }),
    ).catch((error: unknown) => ({ passed: 0, failed: 1, told: String(error) })),
};

/** In the order in which they build on each other. */
const packages = ['domain', 'contract', 'ui', 'checkout-kit', 'configurator-kit'].filter((name) =>
  existsSync(join(root, 'packages', name, 'src/index.ts')),
);

/** Suites of one stage run side by side, two at a time; a stage starts when the one before has ended. */
export const stages: Suite[][] = [
  [commands('check', ['node tooling/commands/check.ts'])],
  [
    commands(
      'build packages',
      packages.map((name) => `node tooling/build/build-package.ts packages/${name}`),
    ),
    commands('build storefront', ['node tooling/commands/storefront.ts']),
    commands('build Storybook', ['storybook build --quiet']),
  ],
  [project('unit')],
  [
    backendOnPostgres,
    commands(
      'published packages',
      packages.flatMap((name) => [
        `publint packages/${name} --strict`,
        `attw --pack packages/${name} --profile esm-only --exclude-entrypoints styles.css`,
      ]),
    ),
  ],
  [project('views')],
  [project('stories-main')],
  [project('stories-cb2')],
  [project('e2e')],
  [visual],
  [
    commands('requirements', ['node tooling/requirements/requirements.ts']),
    commands('budgets', ['node --conditions=@settee/source tooling/bench/bench.ts --budgets']),
  ],
];
