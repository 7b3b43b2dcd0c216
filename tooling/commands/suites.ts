import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport, reportPath } from '../reports.ts';
import { root, run } from '../run.ts';

/** One test that failed. */
export interface Failure {
  /** Its file and title, a command, or a picture's file: on one line. */
  name: string;
  /** Error message of the failure. */
  why: string;
}

/** Result of a suite. A suite that checks one thing counts as one test. */
export interface Tally {
  passed: number;
  failures: Failure[];
}

export interface Suite {
  name: string;
  work(): Promise<Tally>;
}

const env = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
const lastLines = (text: string, count: number) => text.trim().split('\n').slice(-count).join('\n');

/** Returns the message without stack frames of the test runner. */
const said = (text: string) => {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  const messages = lines.filter((line) => !/^\s+at .*node_modules/.test(line));
  return messages.slice(0, 12).join('\n');
};

/** Commands run one after another, each counted as one test; the first that fails ends the suite. */
function commands(name: string, lines: readonly string[]): Suite {
  const work = async () => {
    let passed = 0;
    for (const line of lines) {
      const { code, output } = await run(line.split(' '), { env });
      if (code !== 0) return { passed, failures: [{ name: line, why: lastLines(output, 60) }] };
      passed += 1;
    }
    return { passed, failures: [] };
  };
  return { name, work };
}

/** Runs a command that writes a report, and counts its tests from it: an exit code does not prove that any test ran. */
async function reported(report: string, command: string): Promise<Tally> {
  rmSync(reportPath(report), { force: true });
  const { code, output } = await run(command.split(' '), { env, minutes: 25 });
  const rows = readReport(report);
  const whole: Failure = { name: command, why: lastLines(output, 60) };
  if (rows === null) return { passed: 0, failures: [whole] };
  const failures = rows
    .filter((row) => !row.passed)
    .map(({ file, title, message }) => ({
      name: `${basename(file)} > ${title}`,
      why: said(message ?? ''),
    }));
  const passed = rows.length - failures.length;
  // A run with a bad exit code or without tests has failed, whatever is in its report.
  if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push(whole);
  return { passed, failures };
}

const vitest = (name: string, ...options: string[]): Suite => ({
  name,
  work: () =>
    reported(
      name,
      ['vitest run', ...options, `--reporter=dot --reporter=json --outputFile.json=reports/${name}.json`].join(' '),
    ),
});

/** A project of vitest.config.ts. */
const project = (name: string): Suite => vitest(name, '--project', name);

/** Journeys that `npm test` runs: the main flows, once. All others are in `npm run journeys`. */
const mainJourneys = ['smoke', 'purchase', 'sign-in', 'configure', 'swatches'].map(
  (name) => `apps/storefront/e2e/${name}.e2e.ts`,
);

/** In the order in which they build on each other. */
const packages = ['domain', 'contract', 'ui', 'checkout-kit', 'configurator-kit'].filter((name) =>
  existsSync(join(root, 'packages', name, 'src/index.ts')),
);

const budgets = commands('budgets', ['node --conditions=@settee/source tooling/bench/bench.ts --budgets']);
const storefront = commands('build storefront', ['node tooling/commands/storefront.ts']);

/** Entries without types: for other tools. */
const untyped = ['tailwind.css', 'brand.schema.json', 'package.json'];

/** Suites of `npm test`. Those of one stage run side by side, two at a time; a stage starts when the one before has ended. */
export const stages: Suite[][] = [
  [commands('check', ['node tooling/commands/check.ts'])],
  [
    commands(
      'build packages',
      packages.map((name) => `node tooling/build/build-package.ts packages/${name}`),
    ),
    storefront,
    commands('build Storybook', ['storybook build --quiet']),
  ],
  [
    project('backend'),
    project('views'),
    project('unit'),
    project('embedded'),
    project('examples'),
    commands('published packages', [
      ...packages.flatMap((name) => [
        `publint packages/${name} --strict`,
        `attw --pack packages/${name} --profile esm-only --exclude-entrypoints ${untyped.join(' ')}`,
      ]),
      'node --conditions=@settee/source tooling/release/check-packages.ts',
    ]),
  ],
  [{ name: 'stories', work: () => reported('stories', 'node tooling/visual/stories.ts') }],
  [vitest('e2e', '--project e2e', ...mainJourneys)],
  [budgets, commands('unused', ['node tooling/unused/unused.ts --built'])],
];

/** Suites of `npm run journeys`. The requirements need the reports of `npm test`, too. */
export const journeyStages: Suite[][] = [
  [storefront],
  // Journeys wait for the browser a part of their time: three workers use two cores.
  [vitest('journeys', '--project e2e --maxWorkers=3', ...mainJourneys.map((path) => `--exclude ${path}`))],
  [commands('requirements', ['node tooling/requirements/requirements.ts'])],
];
