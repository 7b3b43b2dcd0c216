import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notLoaded, readReport, type TestRow } from '../reports.ts';
import { repositoryFiles } from '../repository.ts';
import { root } from '../run.ts';
import { callsOf, callsWithoutCaller } from '../unused/exports.ts';
import { isBundled, readBundled } from '../unused/bundled.ts';
import { readListed } from '../unused/listed.ts';
import { openProgram } from '../unused/program.ts';
import {
  compareWith,
  isModel,
  evaluateRequirement,
  readLedger,
  type TestReference,
  type Requirement,
} from './ledger.ts';
import { reachOf, type Reach } from './proof.ts';
import { expectedReports, journeysRunTwice, missingIn } from './reports.ts';

interface StoryIndex {
  entries: Record<string, { type: string; name: string; tags?: string[] }>;
}

const folder = 'docs/requirements';
const lists = { open: `${folder}/open.txt`, kit: `${folder}/kit-only.txt` };

const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const readLines = (path: string) => (existsSync(join(root, path)) ? readText(path).trim().split('\n') : []);
const writeLines = (path: string, lines: Iterable<string>) =>
  writeFileSync(join(root, path), `${[...lines].join('\n')}\n`);

const index = 'storybook-static/index.json';
const stories: StoryIndex['entries'] = existsSync(join(root, index)) ? JSON.parse(readText(index)).entries : {};
const bundled = readBundled();
if (!bundled) {
  console.error('The storefront is not built from these sources: node tooling/commands/storefront.ts builds it.');
  process.exit(1);
}

const ledger = globSync(`${folder}/*.md`, { cwd: root })
  .sort()
  .flatMap((path) => readLedger(readText(path)));
const reports = Object.fromEntries(expectedReports.map((name) => [name, readReport(name)]));
const rows = Object.values(reports).flatMap((list) => list ?? []);
const missing = missingIn({
  reports,
  files: repositoryFiles(),
  stories: Object.keys(stories).filter((id) => stories[id]?.type === 'story' && stories[id].tags?.includes('test')),
});

const program = openProgram();
const shop = {
  isBundled: (module: string, name: string) => isBundled(bundled, module, name),
  uncalled: callsWithoutCaller(program, bundled, callsOf(program)),
};
const onlyForOthers = new Set(readListed().flatMap(({ ids = [] }) => ids));
const reaches = new Map<string, Reach>();

function reachOfTest({ file, storyId }: TestRow, line: Requirement): Reach {
  if (storyId !== undefined) return { in: 'kit', why: 'a story' };
  const key = `${file} ${line.id}`;
  const known = reaches.get(key) ?? reachOf(program, root, shop, file, line.id);
  reaches.set(key, known);
  if (onlyForOthers.has(line.id)) return { in: 'kit', why: 'listed for other teams' };
  return isModel(line) && !file.endsWith('.tsx') ? { in: 'shop' } : known;
}

const tests = rows.map((row): TestReference => {
  const { title, file, passed, storyId = '' } = row;
  const story = stories[storyId];
  const texts = story ? [title, story.name, ...(story.tags ?? [])] : [title];
  // Of a file that did not load, no test has a row.
  if (title === notLoaded && existsSync(join(root, file))) texts.push(readText(file));
  return { place: `${file}, ${title}`, passed, texts, reach: (line) => reachOfTest(row, line) };
});
const status = evaluateRequirement(ledger, tests);
program.close();

const figures = (of: { shop: number; kit: number; open: number; total: number }) =>
  `${`${of.shop}`.padStart(4)} in the shop ${`${of.kit}`.padStart(4)} kit only ${`${of.open}`.padStart(4)} open, of ${of.total}`;
for (const row of status.areas) console.log(`${row.area.padEnd(8)}${figures(row)}`);
const { shop: inShop, kit, open, unknown } = status;
console.log(
  `${'total'.padEnd(8)}${figures({ shop: inShop.length, kit: kit.size, open: open.length, total: ledger.length })}`,
);

const named = 20;
for (const what of missing.slice(0, named)) console.log(`missing: ${what}`);
if (missing.length > named) console.log(`missing: ${missing.length - named} more`);
const twice = journeysRunTwice(reports);
for (const file of twice) console.log(`run twice: ${file}`);
for (const id of status.failing) console.log(`unknown: ${id}: its test failed`);
for (const line of unknown) console.log(`no such requirement: ${line}`);
if (process.argv.includes('--why')) for (const [id, why] of kit) console.log(`kit only: ${id}: ${why}`);
if (missing.length > 0) {
  console.log('The run is not whole: npm test and npm run journeys write every report.');
} else if (process.argv.includes('--update') && status.failing.length > 0) {
  console.log('The lists are written from a run in which every test passed.');
  process.exitCode = 1;
} else if (process.argv.includes('--update')) {
  writeLines(
    lists.open,
    open.map(({ id }) => id),
  );
  writeLines(lists.kit, kit.keys());
} else {
  const { worse, better } = compareWith({ open: readLines(lists.open), kit: readLines(lists.kit) }, status);
  for (const line of worse) console.log(`worse: ${line}`);
  for (const line of better) console.log(`better: ${line}`);
  if (better.length > 0) console.log(`npm run requirements -- --update writes this into ${folder}.`);
  if (worse.length > 0 || better.length > 0) process.exitCode = 1;
}
if (missing.length > 0 || twice.length > 0 || unknown.length > 0) process.exitCode = 1;
