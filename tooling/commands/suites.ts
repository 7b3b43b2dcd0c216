import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { limits } from '../limits.ts';
import { readReport, reportPath, type TestRow, writeRows } from '../reports.ts';
import { root, run } from '../run.ts';

/** One test that failed. */
export interface Failure {
  /** Its file and title, a command, or a picture's file: on one line. */
  name: string;
  /** Error message of the failure. */
  why: string;
  /** The test file, where one failed. */
  file?: string;
}

/** A test that took more than half of its limit. */
export interface SlowTest {
  name: string;
  ms: number;
  limitMs: number;
}

/** Result of a suite. A suite that checks one thing counts as one test. */
export interface Tally {
  passed: number;
  failures: Failure[];
  slow?: SlowTest[];
}

export interface Suite {
  name: string;
  work(): Promise<Tally>;
  /**
   * Runs one test file again, alone, and returns the tally of the whole suite with the new results of this file.
   * Only suites with a browser or a server have it (decision 5).
   */
  rerun?: (file: string) => Promise<Tally>;
}

const env = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
const lastLines = (text: string, count: number) => text.trim().split('\n').slice(-count).join('\n');

/** Returns the message without stack frames of the test runner. */
const said = (text: string) => {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  const messages = lines.filter((line) => !/^\s+at .*node_modules/.test(line));
  return messages.slice(0, 12).join('\n');
};

/** Commands run one after another, each counted as one test. */
function commands(name: string, lines: readonly string[]): Suite {
  const work = async () => {
    const failures: Failure[] = [];
    for (const line of lines) {
      const { code, output } = await run(line.split(' '), { env });
      if (code !== 0) failures.push({ name: line, why: lastLines(output, 60) });
    }
    return { passed: lines.length - failures.length, failures };
  };
  return { name, work };
}

function tallyOf(rows: readonly TestRow[], limitMs: number): Tally & { slow: SlowTest[] } {
  const nameOf = ({ file, title }: TestRow) => `${basename(file)} > ${title}`;
  const failures = rows
    .filter((row) => !row.passed)
    .map((row): Failure => ({ name: nameOf(row), why: said(row.message ?? ''), file: row.file }));
  const slow = rows
    .filter(({ ms = 0 }) => ms > limitMs / 2)
    .map((row) => ({ name: nameOf(row), ms: row.ms ?? 0, limitMs }));
  return { passed: rows.length - failures.length, failures, slow };
}

interface Reported {
  /** Name of the report and of the suite. */
  name: string;
  /** Writes `reports/<name>.json` when `report` is its name. */
  command: (report: string) => string;
  /** The same for one test file, with one worker. */
  alone?: (report: string, file: string) => string;
  /** Limit of each of its tests in ms. */
  limitMs: number;
}

/** A command that writes a report; its tests are counted from it: an exit code does not prove that any test ran. */
function reported({ name, command, alone, limitMs }: Reported): Suite {
  const runReported = async (report: string, line: string) => {
    rmSync(reportPath(report), { force: true });
    // Ends a suite that hangs; the journeys need 10 minutes on a quiet machine and three times as long on a busy one.
    const { code, output } = await run(line.split(' '), { env, minutes: 45 });
    return { code, rows: readReport(report) ?? [], whole: { name: line, why: lastLines(output, 60) } };
  };
  const work = async () => {
    const { code, rows, whole } = await runReported(name, command(name));
    const tally = tallyOf(rows, limitMs);
    // A run with a bad exit code or without tests has failed, whatever is in its report.
    if (tally.failures.length === 0 && (code !== 0 || tally.passed === 0)) tally.failures.push(whole);
    return tally;
  };
  if (!alone) return { name, work };
  const rerun = async (file: string) => {
    const { code, rows, whole } = await runReported(`rerun/${name}`, alone(`rerun/${name}`, file));
    const others = (readReport(name) ?? []).filter((row) => row.file !== file);
    const tests = rows.filter((row) => row.file === file);
    writeRows(name, [...others, ...tests]);
    const tally = tallyOf([...others, ...tests], limitMs);
    const isGreen = tests.length > 0 && tests.every((row) => row.passed) && code === 0;
    if (!isGreen && tests.every((row) => row.passed)) tally.failures.push({ ...whole, file });
    return tally;
  };
  return { name, work, rerun };
}

interface VitestSuite {
  name: string;
  project?: string;
  options?: string;
  files?: readonly string[];
  limitMs: number;
  /** Whether it has a browser or a server, so that a failed file runs again. */
  isLive: boolean;
}

function vitest({ name, project = name, options = '', files = [], limitMs, isLive }: VitestSuite): Suite {
  const line = (report: string, ...more: readonly string[]) =>
    [
      'vitest run --project',
      project,
      ...more,
      `--reporter=dot --reporter=json --outputFile.json=reports/${report}.json`,
    ]
      .filter(Boolean)
      .join(' ');
  return reported({
    name,
    command: (report) => line(report, options, ...files),
    ...(isLive ? { alone: (report: string, file: string) => line(report, '--maxWorkers=1', file) } : {}),
    limitMs,
  });
}

/** Journeys that `npm test` runs: the main flows, once. All others are in `npm run journeys`. */
const mainJourneys = ['smoke', 'purchase', 'sign-in', 'configure', 'swatches'].map(
  (name) => `apps/storefront/e2e/${name}.e2e.ts`,
);

/** In the order in which they build on each other. */
const packages = ['domain', 'contract', 'ui', 'checkout-kit', 'configurator-kit'].filter((name) =>
  existsSync(join(root, 'packages', name, 'src/index.ts')),
);

const storefront = commands('build storefront', ['node tooling/commands/storefront.ts']);

/** Entries without types: for other tools. */
const untyped = ['brand.schema.json', 'package.json'];

/** Suites of one stage run side by side, two at a time; a stage starts when the one before has ended. */
export interface Group {
  stages: readonly (readonly Suite[])[];
  /** Runs after the failed files have run again. */
  last?: readonly Suite[];
}

const base: Group = {
  stages: [
    [commands('check', ['node tooling/commands/check.ts'])],
    [
      commands(
        'build packages',
        packages.map((name) => `node tooling/build/build-package.ts packages/${name}`),
      ),
      storefront,
      commands('build Storybook', ['storybook build --quiet']),
    ],
    // What the builds alone decide is known first.
    [
      commands('published packages', [
        ...packages.flatMap((name) => [
          `publint packages/${name} --strict`,
          `attw --pack packages/${name} --profile esm-only --exclude-entrypoints ${untyped.join(' ')}`,
        ]),
        'node --conditions=@settee/source tooling/release/check-packages.ts',
      ]),
      commands('budgets', ['node --conditions=@settee/source tooling/bench/bench.ts --budgets']),
      commands('unused', ['node tooling/unused/unused.ts --built']),
    ],
    [
      vitest({ name: 'backend', limitMs: limits.test, isLive: true }),
      vitest({ name: 'views', limitMs: limits.test, isLive: true }),
      vitest({ name: 'unit', limitMs: limits.test, isLive: false }),
      vitest({ name: 'embedded', limitMs: limits.test, isLive: true }),
      vitest({ name: 'examples', limitMs: limits.test, isLive: false }),
    ],
  ],
};

const stories: Group = {
  stages: [
    [
      reported({
        name: 'stories',
        command: () => 'node tooling/visual/stories.ts',
        alone: (report, file) => `node tooling/visual/stories.ts --file ${file} --report ${report} --pages 1`,
        limitMs: limits.story,
      }),
    ],
    [vitest({ name: 'e2e', options: '--maxWorkers=3', files: mainJourneys, limitMs: limits.journey, isLive: true })],
  ],
};

const journeys: Group = {
  stages: [
    [storefront],
    [
      // Journeys wait for the browser a part of their time: three workers use two cores.
      vitest({
        name: 'journeys',
        project: 'e2e',
        options: ['--maxWorkers=3', ...mainJourneys.map((path) => `--exclude ${path}`)].join(' '),
        limitMs: limits.journey,
        isLive: true,
      }),
      // Rooms in 3-D that the processor draws: never two at a time.
      vitest({ name: 'drawing', options: '--maxWorkers=1', limitMs: limits.journey, isLive: true }),
      // Next to the journeys, when the drawings have ended: with one worker, as those.
      vitest({ name: 'matrices', options: '--maxWorkers=1', limitMs: limits.test, isLive: true }),
    ],
  ],
  last: [commands('requirements', ['node tooling/requirements/requirements.ts'])],
};

const visual: Group = {
  stages: [
    [
      reported({
        name: 'visual',
        command: () => 'node tooling/visual/visual.ts',
        alone: (report, file) => `node tooling/visual/visual.ts --only ${file} --report ${report} --pages 1`,
        limitMs: limits.story,
      }),
    ],
    [
      reported({
        name: 'docs-pages',
        command: () => 'node tooling/visual/docs-pages.ts',
        alone: (report, file) => `node tooling/visual/docs-pages.ts --file ${file} --report ${report} --pages 1`,
        limitMs: limits.story,
      }),
      reported({
        name: 'cut-texts',
        command: () => 'node tooling/visual/cut-texts.ts',
        alone: (report, file) => `node tooling/visual/cut-texts.ts --file ${file} --report ${report} --pages 1`,
        limitMs: limits.story,
      }),
    ],
  ],
};

const screens: Group = {
  stages: [
    [storefront],
    [vitest({ name: 'screens', options: '--maxWorkers=4', limitMs: limits.journey, isLive: true })],
  ],
};

/** Every suite. `npm test` runs `base` and `stories`, CI all of them. */
export const groups = { base, stories, journeys, visual, screens } satisfies Record<string, Group>;
export type GroupName = keyof typeof groups;
