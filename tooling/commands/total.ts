import { existsSync, readFileSync } from 'node:fs';
import { readReport, reportPath } from '../reports.ts';
import type { Tally } from './suites.ts';

// Adds up what `npm test` and `npm run visual` have reported. One that left no report is one failure.
const suites: Tally[] = existsSync(reportPath('suites'))
  ? JSON.parse(readFileSync(reportPath('suites'), 'utf8'))
  : [{ passed: 0, failures: [{ name: 'npm test', why: 'no report' }] }];
const pictures = readReport('visual') ?? [{ passed: false }];

const passedPictures = pictures.filter((row) => row.passed).length;
const passed = suites.reduce((sum, tally) => sum + tally.passed, passedPictures);
const failed = suites.reduce((sum, tally) => sum + tally.failures.length, pictures.length - passedPictures);
console.log(`${passed} passed, ${failed} failed`);
