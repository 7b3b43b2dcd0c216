import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { isPinned } from '../chromium.ts';
import { writeRows } from '../reports.ts';
import { root } from '../run.ts';
import { waitForStableScreenshot, takeScreenshot, play } from './screenshots.ts';
import { chromaticDifferences } from './chromatic.ts';
import { compare, compress } from './picture.ts';
import { readScreenshotHashes } from './screenshot-hashes.ts';
import { chromaticRow, type Miss, pictureRows, type Verdict, writeVisualReport } from './report.ts';
import { type Session, withStorybook } from './session.ts';
import { picturesOf, type Shot } from './shots.ts';

// Compares the pictures of stories in both brands with the committed baseline, or makes them the baseline.
const { update, only, ...flags } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '1' },
    report: { type: 'string', default: 'visual' },
    pages: { type: 'string', default: '5' },
  },
}).values;
const rounds = Number(flags.rounds);

const baseline = join(root, 'tooling/visual/baseline');
const prints = readScreenshotHashes(join(baseline, 'prints.json'));
/** Other browsers draw differently: there, stories are only played. */
const isCompared = isPinned();

/** Compares what a page shows with the baseline, or makes it the baseline. */
async function comparePicture(page: Page, { file }: Shot): Promise<Miss | null> {
  const before = join(baseline, file);
  const known = existsSync(before) ? readFileSync(before) : null;
  // A page that still moves must be neither checked nor saved as the baseline.
  const screenshot = await waitForStableScreenshot(page);
  const { pixels, difference } = known === null ? { pixels: Infinity } : await compare(known, screenshot);
  if (pixels === 0) return null;
  const after = await compress(screenshot);
  if (update) {
    mkdirSync(dirname(before), { recursive: true });
    writeFileSync(before, after);
    return null;
  }
  if (known === null) return { file, why: 'no picture in the baseline yet', after };
  const why = pixels === Infinity ? 'another size' : `${pixels} pixels differ`;
  return { file, why, before, after, ...(difference === null ? {} : { difference }) };
}

/** Whether a page shows the baseline's picture: fast, but a mismatch is not final. */
async function matchesAtOnce(page: Page, { file }: Shot): Promise<boolean> {
  const before = join(baseline, file);
  const screenshot = await takeScreenshot(page);
  if (!existsSync(before)) return false;
  const known = readFileSync(before);
  if (prints.has(file, known, screenshot)) return true;
  if ((await compare(known, screenshot)).pixels > 0) return false;
  prints.add(file, known, screenshot);
  return true;
}

async function compareShot(page: Page, origin: string, shot: Shot): Promise<Verdict> {
  try {
    await play(page, origin, shot);
    if (!isCompared || (await matchesAtOnce(page, shot))) return {};
    // A picture that may only not have been ready is compared again in a freshly loaded page.
    await play(page, origin, shot, true);
    const miss = await comparePicture(page, shot);
    return miss ? { miss } : {};
  } catch (error) {
    await page.context().close();
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const isRight = ({ problem, miss }: Verdict) => problem === undefined && !miss;

async function compareAll({ entries, stories, ownSizes, version, each }: Session) {
  const every = picturesOf(Object.values(entries), ownSizes);
  const selected = every.filter(({ file }) => file.includes(only));
  const runOnce = () =>
    each(selected, async (page, origin, shot) => {
      const verdict = await compareShot(page, origin, shot);
      const why = verdict.problem ?? verdict.miss?.why;
      if (why !== undefined) console.log(`${shot.file}: ${why}`);
      return { shot, ...verdict };
    });
  let results = await runOnce();
  for (let round = 2; round <= rounds; round++) {
    console.log(
      `round ${round - 1} of ${rounds}: ${results.filter(isRight).length} of ${results.length} pictures are right`,
    );
    const before = results.filter((result) => !isRight(result));
    const again = await runOnce();
    results = [...before, ...again.filter(({ shot }) => before.every((result) => result.shot !== shot))];
  }
  const differences = chromaticDifferences(stories, every);
  return { results, differences, wanted: new Set(every.map(({ file }) => file)), version };
}

if (update && !isCompared) {
  console.error('The baseline is made in the pinned Chromium only, which the npm package of x64 Linux brings.');
  process.exit(1);
}
const { results, differences, wanted, version } = await withStorybook(compareAll, Number(flags.pages));

const misses = results.flatMap(({ miss }) => miss ?? []);
for (const file of globSync('**/*.webp', { cwd: baseline }).filter(
  (path) => !wanted.has(path) && path.includes(only),
)) {
  if (update) rmSync(join(baseline, file));
  else misses.push({ file, why: 'no story has this picture', before: join(baseline, file) });
}
if (update) {
  writeFileSync(join(baseline, 'chromium.txt'), `${version}\n`);
  prints.save(wanted);
}

const rows = [...pictureRows(results, misses), chromaticRow(differences)];
if (differences.length > 0) console.log(`Chromatic takes other pictures: ${differences.join(', ')}`);
const passed = rows.filter((row) => row.passed).length;
writeRows(flags.report, rows);
// A rerun does not overwrite the pictures of the first run.
const report = flags.report === 'visual' ? writeVisualReport(misses) : null;
if (report !== null && misses.length > 0) {
  console.log(`Before, after and difference: ${report.replace(root, '')}`);
  console.log('When every difference is meant: npm run visual -- --update');
}
if (!isCompared) console.log(`Pictures were not compared: this is Chromium ${version}, not the pinned one.`);
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = rows.length > passed || passed === 0 ? 1 : 0;
