import { rmSync } from 'node:fs';
import { chromiumPath } from '../chromium.ts';
import { reportPath, reportsFolder, writeReport } from '../reports.ts';
import { runWithConcurrency, seconds } from '../run.ts';
import { journeyStages, stages, type Suite, type Tally } from './suites.ts';

// Runs the suites of `npm test`, or those of `npm run journeys` with the argument `journeys`.
const isJourneys = process.argv[2] === 'journeys';

interface Result extends Tally {
  name: string;
  ms: number;
}

async function runSuite({ name, work }: Suite): Promise<Result> {
  console.log(`     ${name} …`);
  const began = performance.now();
  const tally = await work();
  const ms = performance.now() - began;
  const { passed, failures } = tally;
  const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed${failed} (${seconds(ms)})`);
  return { name, ms, ...tally };
}

// Found, or unpacked, once: every suite with a browser reads it from here.
try {
  process.env['CHROMIUM_PATH'] = chromiumPath();
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exit(1);
}

const summary = isJourneys ? 'journey-suites' : 'suites';
rmSync(isJourneys ? reportPath(summary) : reportsFolder, { recursive: true, force: true });
const results: Result[] = [];
for (const stage of isJourneys ? journeyStages : stages)
  results.push(...(await runWithConcurrency(stage, 2, runSuite)));

const passed = results.reduce((total, result) => total + result.passed, 0);
const failures = results.flatMap(({ name, failures: list }) => list.map((failure) => ({ ...failure, suite: name })));
const namedPerSuite = 5;
writeReport(`${summary}.json`, JSON.stringify(results, null, 2));
// The failures of every suite are listed first, so that the beginning of a log names them all.
for (const { name: suite, failures: list } of results) {
  for (const { name, why } of list.slice(0, namedPerSuite)) {
    console.log(`- ${suite}: ${name}: ${why.split('\n')[0]?.slice(0, 300)}`);
  }
  if (list.length > namedPerSuite) console.log(`- ${suite}: and ${list.length - namedPerSuite} more`);
}
for (const { suite, name, why } of failures) console.log(`\n--- ${suite}: ${name}\n${why}`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failures.length} failed`);
