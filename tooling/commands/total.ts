import { existsSync, readFileSync } from 'node:fs';
import { readReport, reportPath } from '../reports.ts';
import type { Tally } from './suites.ts';

// Adds up what `npm test`, `npm run visual` and `npm run screens` have reported. One that left no report is one failure.
const suites: Tally[] = existsSync(reportPath('suites'))
  ? JSON.parse(readFileSync(reportPath('suites'), 'utf8'))
  : [{ passed: 0, failures: [{ name: 'npm test', why: 'no report' }] }];
const screenshotRuns = ['visual', 'screens'].flatMap((name) => readReport(name) ?? [{ passed: false }]);

const passedScreenshots = screenshotRuns.filter((row) => row.passed).length;
const passed = suites.reduce((sum, tally) => sum + tally.passed, passedScreenshots);
const failed = suites.reduce((sum, tally) => sum + tally.failures.length, screenshotRuns.length - passedScreenshots);
console.log(`${passed} passed, ${failed} failed`);
