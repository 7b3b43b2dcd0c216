import { rmSync } from 'node:fs';
import { chromiumPath } from '../chromium.ts';
import { reportsFolder } from '../reports.ts';
import { runWithConcurrency, seconds } from '../run.ts';
import { putTemporaryFilesInMemory } from '../temporary-files.ts';
import { measureMachine } from './machine.ts';
import { rerunFailed, type Result } from './rerun.ts';
import type { Group, GroupName, Suite } from './suites.ts';
import { type GroupReport, report, writeGroup } from './summary.ts';

// Runs groups of suites, one after another: those named, or those of `npm test`. A red one does not stop the next.

// Found, or unpacked, once: every suite with a browser reads it from here.
try {
  process.env['CHROMIUM_PATH'] = chromiumPath();
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exit(1);
}

putTemporaryFilesInMemory();
const machine = measureMachine();
process.env['TEST_TIME_SCALE'] = String(machine.timeScale);
console.log(`     machine: fixed loop ${machine.loopMs} ms, limits times ${machine.timeScale}`);
// Imported now: it reads the scale.
const { groups } = await import('./suites.ts');

const printResult = ({ name, ms, passed, failures }: Result) => {
  const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed${failed} (${seconds(ms)})`);
  for (const failure of failures) console.log(`\n--- ${name}: ${failure.name}\n${failure.why}`);
};

async function runSuite({ name, work }: Suite): Promise<Result> {
  console.log(`     ${name} …`);
  const began = performance.now();
  const tally = await work();
  const result = { name, ms: performance.now() - began, ...tally };
  printResult(result);
  return result;
}

async function runStages(stages: Group['stages']): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of stages) results.push(...(await runWithConcurrency(stage, 2, runSuite)));
  return results;
}

async function runGroup({ stages, last = [] }: Group): Promise<GroupReport> {
  const first = await runStages(stages);
  const { results, unsteady } = await rerunFailed(first, stages.flat());
  // Suites with a file that ran again.
  for (const result of results) if (!first.includes(result)) printResult(result);
  return { results: [...results, ...(await runStages([last]))], unsteady, machine };
}

const isGroup = (name: string): name is GroupName => Object.hasOwn(groups, name);
const named = process.argv.slice(2);
const wrong = named.filter((name) => !isGroup(name));
if (wrong.length > 0) throw new Error(`No such group of suites: ${wrong.join(', ')}`);

const reports: Record<string, GroupReport> = {};
for (const name of named.length > 0 ? named.filter(isGroup) : (['base', 'stories'] as const)) {
  if (name === 'base') rmSync(reportsFolder, { recursive: true, force: true });
  reports[name] = await runGroup(groups[name]);
  writeGroup(name, reports[name]);
}
if (!report(reports)) process.exitCode = 1;
