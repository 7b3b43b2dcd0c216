import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/** One test of a report. */
export interface TestRow {
  /** The titles around it and its own, joined by ' > '. */
  title: string;
  file: string;
  passed: boolean;
  /** Error message. */
  message?: string;
  ms?: number;
  /** The id of the story that the test played. */
  storyId?: string;
}

/** Used fields of the Vitest JSON report. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[] | null;
      duration?: number | null;
      meta?: { storyId?: string };
    }[];
  }[];
}

export const reportsFolder: string = join(root, 'reports');
export const reportPath = (name: string): string => join(reportsFolder, `${name}.json`);

/** Title of the row of a test file without results. */
export const notLoaded = 'the file did not load';

/** Turns vitest's report into rows; a file that did not load is one failed row. Skipped tests are left out. */
export function rowsOf(report: VitestReport): TestRow[] {
  return report.testResults.flatMap((file) => {
    const name = file.name.replace(root, '');
    const rows = file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status, failureMessages, duration, meta }): TestRow => {
        const row: TestRow = { title: [...ancestorTitles, title].join(' > '), file: name, passed: status === 'passed' };
        if (failureMessages?.[0] !== undefined) row.message = failureMessages[0];
        if (duration) row.ms = Math.round(duration);
        if (meta?.storyId !== undefined) row.storyId = meta.storyId;
        return row;
      });
    if (file.status === 'failed' && rows.every((row) => row.passed)) {
      rows.push({ title: notLoaded, file: name, passed: false, message: file.message ?? '' });
    }
    return rows;
  });
}

/** The rows of a report of an earlier run, or null where there is none. */
export function readReport(name: string): TestRow[] | null {
  const path = reportPath(name);
  if (!existsSync(path)) return null;
  const report: VitestReport | TestRow[] = JSON.parse(readFileSync(path, 'utf8'));
  return Array.isArray(report) ? report : rowsOf(report);
}

/** Writes the rows of a run, for `readReport`. */
export const writeRows = (name: string, rows: readonly TestRow[]): string =>
  writeReport(`${name}.json`, JSON.stringify(rows));

/** Writes a file into reports/, making its folder. */
export function writeReport(name: string, text: string): string {
  const path = join(reportsFolder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}
