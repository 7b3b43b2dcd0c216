import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { reportPath, writeReport } from '../reports.ts';
import { type Machine, referenceMs } from './machine.ts';
import { type Result, tooUnsteady, type Unsteady } from './rerun.ts';
import type { Failure, SlowTest } from './suites.ts';

/** Report of a group of suites, in `reports/groups/<name>.json`. */
export interface GroupReport {
  results: readonly Result[];
  unsteady: readonly Unsteady[];
  machine: Machine;
}

export interface Summary {
  passed: number;
  failures: readonly (Failure & { suite: string })[];
  unsteady: readonly Unsteady[];
  /** The slowest first. */
  slow: readonly SlowTest[];
  machines: readonly Machine[];
}

export const writeGroup = (name: string, report: GroupReport): string =>
  writeReport(`groups/${name}.json`, JSON.stringify(report, null, 2));

/** Returns the report of a group, or null when it left none. */
export const readGroup = (name: string): GroupReport | null =>
  existsSync(reportPath(`groups/${name}`)) ? JSON.parse(readFileSync(reportPath(`groups/${name}`), 'utf8')) : null;

/** Adds up groups. One without a report is one failure. */
export function summarize(groups: Readonly<Record<string, GroupReport | null>>): Summary {
  const reports = Object.values(groups).filter((report) => report !== null);
  const results = reports.flatMap((report) => report.results);
  const unsteady = reports.flatMap((report) => report.unsteady);
  const missing = Object.keys(groups).filter((name) => groups[name] === null);
  const failures = [
    ...results.flatMap(({ name: suite, failures: list }) => list.map((failure) => ({ ...failure, suite }))),
    ...missing.map((suite) => ({ suite, name: suite, why: 'no report' })),
    ...tooUnsteady(unsteady).map((failure) => ({ ...failure, suite: 'all suites' })),
  ];
  const slow = results.flatMap((result) => result.slow ?? []).toSorted((one, two) => two.ms - one.ms);
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failures,
    unsteady,
    slow,
    machines: reports.map(({ machine }) => machine),
  };
}

const firstLine = (text: string) => stripVTControlCharacters(text).trim().split('\n')[0]?.slice(0, 250) ?? '';

/** At most as many lines as fit on the last screen of a log: what was unsteady, slow and red, the totals last. */
export function summaryLines({ passed, failures, unsteady, slow, machines }: Summary): string[] {
  const some = <T>(list: readonly T[], max: number, lineOf: (item: T) => string) => [
    ...list.slice(0, max).map(lineOf),
    ...(list.length > max ? [`  and ${list.length - max} more`] : []),
  ];
  return [
    ...some(unsteady, 6, ({ suite, name, why }) => `unsteady: ${suite}: ${name}: ${firstLine(why)}`),
    ...some(slow, 4, ({ name, ms, limitMs }) => `slow: ${name}: ${Math.round(ms / 1000)} s of ${limitMs / 1000} s`),
    ...some(failures, 14, ({ suite, name, why }) => `- ${suite}: ${name}: ${firstLine(why)}`),
    `machine: fixed loop ${machines.map(({ loopMs }) => loopMs).join(', ')} ms, ${referenceMs} ms on a quiet one`,
    `${passed} passed, ${failures.length} failed`,
  ];
}

/** Prints a summary and writes the unsteady tests into reports/unsteady.json. Returns false when something failed. */
export function report(groups: Readonly<Record<string, GroupReport | null>>): boolean {
  const summary = summarize(groups);
  writeReport('unsteady.json', JSON.stringify(summary.unsteady, null, 2));
  console.log(`\n${summaryLines(summary).join('\n')}`);
  return summary.failures.length === 0 && summary.passed > 0;
}
