import { rmSync } from 'node:fs';
import { chromiumPath } from '../chromium.ts';
import { reportsFolder, writeReport } from '../reports.ts';
import { inLanes, seconds } from '../run.ts';
import { stages, type Suite, type Tally } from './suites.ts';

interface Result extends Tally {
  name: string;
  ms: number;
}

async function judge({ name, work }: Suite): Promise<Result> {
  console.log(`     ${name} …`);
  const began = performance.now();
  const tally = await work();
  const ms = performance.now() - began;
  const failed = tally.failed > 0 ? `, ${tally.failed} failed` : '';
  console.log(`${tally.failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${tally.passed} passed${failed} (${seconds(ms)})`);
  return { name, ms, ...tally };
}

// Found, or installed, once: every suite with a browser reads it from here.
try {
  process.env['CHROMIUM_PATH'] = chromiumPath();
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exit(1);
}

rmSync(reportsFolder, { recursive: true, force: true });
const results: Result[] = [];
for (const stage of stages) results.push(...(await inLanes(stage, 2, judge)));

for (const { name, told } of results.filter((result) => result.failed > 0)) console.log(`\n--- ${name}\n${told}`);
writeReport('suites.json', JSON.stringify(results, null, 2));
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
