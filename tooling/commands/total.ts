import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { readReport, reportPath } from '../reports.ts';
import type { Failure, Tally } from './suites.ts';

// Adds up what `npm test`, `npm run journeys`, `npm run visual` and `npm run screens` have reported. One that left no
// report is one failure.
const readSuites = (name: string): Tally[] =>
  existsSync(reportPath(name))
    ? JSON.parse(readFileSync(reportPath(name), 'utf8'))
    : [{ passed: 0, failures: [{ name, why: 'no report' }] }];
const suites = [...readSuites('suites'), ...readSuites('journey-suites')];
const screenshotRuns = ['visual', 'screens'].flatMap(
  (name) => readReport(name) ?? [{ title: name, file: '', passed: false, message: 'no report' }],
);

// Named again at the end of what may be a long log.
const failedScreenshots = screenshotRuns
  .filter((row) => !row.passed)
  .map(({ title, message = '' }): Failure => ({ name: title, why: message }));
const failures = [...suites.flatMap((tally) => tally.failures), ...failedScreenshots];
for (const { name, why } of failures.slice(0, 20))
  console.log(`- ${name}: ${stripVTControlCharacters(why).split('\n')[0]?.slice(0, 200)}`);

const passed = suites.reduce((sum, tally) => sum + tally.passed, screenshotRuns.length - failedScreenshots.length);
const failed = failures.length;
console.log(`${passed} passed, ${failed} failed`);
