import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { writeRows } from '../reports.ts';
import { inLanes, root } from '../run.ts';
import { serveFolder } from '../static-server.ts';
import { dressOf, lookUntilStill, openBrowser, openPage, ownSizesOf, photograph, play } from './camera.ts';
import { compare, compress } from './picture.ts';
import { readPrints } from './prints.ts';
import { type Miss, rowsOf, type Verdict, writeVisualReport } from './report.ts';
import { shotsOf, type Shot, type StoryEntry } from './shots.ts';
import { standIn } from './stand-in.ts';

const { update, only, ...flags } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '1' },
  },
}).values;
const rounds = Number(flags.rounds);

const baseline = join(root, 'tooling/visual/baseline');
const versionPath = join(baseline, 'chromium.txt');
const prints = readPrints(join(baseline, 'prints.json'));
const storybook = join(root, 'storybook-static');
if (!existsSync(join(storybook, 'index.json'))) {
  console.error('There is no built Storybook: npm run build-storybook makes it.');
  process.exit(1);
}

const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(
  readFileSync(join(storybook, 'index.json'), 'utf8'),
);
/** Compares what a page shows with the baseline, or makes it the baseline. */
async function judgePicture(page: Page, { file }: Shot): Promise<Miss | null> {
  const before = join(baseline, file);
  const known = existsSync(before) ? readFileSync(before) : null;
  // What still moves must neither be judged nor become the baseline.
  const look = await lookUntilStill(page);
  const { pixels, difference } = known === null ? { pixels: Infinity } : await compare(known, look);
  if (pixels === 0) return null;
  const after = await compress(look);
  if (update) {
    mkdirSync(dirname(before), { recursive: true });
    writeFileSync(before, after);
    return null;
  }
  if (known === null) return { file, why: 'no picture in the baseline yet', after };
  const why = pixels === Infinity ? 'another size' : `${pixels} pixels differ`;
  return { file, why, before, after, ...(difference === null ? {} : { difference }) };
}

/** Whether a page shows the baseline's picture: quick, and a no says nothing yet. */
async function matchesAtOnce(page: Page, { file }: Shot): Promise<boolean> {
  const before = join(baseline, file);
  const look = await photograph(page);
  if (!existsSync(before)) return false;
  const known = readFileSync(before);
  if (prints.has(file, known, look)) return true;
  if ((await compare(known, look)).pixels > 0) return false;
  prints.add(file, known, look);
  return true;
}

async function judge(page: Page, origin: string, shot: Shot): Promise<Verdict> {
  try {
    await play(page, origin, shot);
    if (!shot.pictured || (await matchesAtOnce(page, shot))) return {};
    // A page of its own, and a second one, tell a picture that really differs from one that was not ready.
    let miss: Miss | null = null;
    for (let looks = 0; looks < 2; looks++) {
      await play(page, origin, shot, true);
      miss = await judgePicture(page, shot);
      if (miss === null) return {};
    }
    return miss ? { miss } : {};
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

const asPicture = (shot: Shot): Shot => ({ ...shot, judged: false });
const isRight = ({ trouble, miss }: Verdict) => trouble === undefined && !miss;

const browser = await openBrowser();
const { origin, close } = await serveFolder(storybook, standIn);
const pages = await Promise.all([openPage(browser), openPage(browser), openPage(browser)]);
const every = shotsOf(Object.values(entries), await ownSizesOf(pages[0], origin));
const asked = every.filter(({ file }) => file.includes(only));
// Several rounds tell how stable the pictures are; what axe says of a story does not change from one to the next.
const shots = (rounds > 1 ? asked.filter(({ pictured }) => pictured).map(asPicture) : asked).toSorted((one, two) =>
  dressOf(one).localeCompare(dressOf(two)),
);
const runOnce = () =>
  inLanes(shots, pages.length, async (shot) => {
    const page = pages.pop() ?? (await openPage(browser));
    const verdict = await judge(page, origin, shot);
    pages.push(page);
    const why = verdict.trouble ?? verdict.miss?.why;
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
const version = browser.version();
await browser.close();
close();

const misses = results.flatMap(({ miss }) => miss ?? []);
const wanted = new Set(every.filter(({ pictured }) => pictured).map(({ file }) => file));
for (const file of globSync('**/*.webp', { cwd: baseline }).filter((path) => !wanted.has(path))) {
  if (update) rmSync(join(baseline, file));
  else misses.push({ file, why: 'no story has this picture any more', before: join(baseline, file) });
}
if (update) {
  writeFileSync(versionPath, `${version}\n`);
  prints.save(wanted);
}

const rows = rowsOf(results, misses, entries);
const passed = rows.filter((row) => row.passed).length;
if (rounds === 1) writeRows('stories', rows);
const report = writeVisualReport(misses);
if (misses.length > 0) {
  const taken = existsSync(versionPath) ? readFileSync(versionPath, 'utf8').trim() : 'none';
  if (taken.split('.')[0] !== version.split('.')[0]) {
    console.log(`The baseline was taken with Chromium ${taken} and this is ${version}, which may draw differently.`);
    console.log('Look at the report; when only the browser changed, commit the result of: npm run visual -- --update');
  }
  console.log(`Before, after and difference: ${report.replace(root, '')}`);
  console.log('When every difference is meant: npm run visual -- --update');
}
console.log(`${passed} stories and pictures are right, ${rows.length - passed} are not`);
process.exitCode = rows.length > passed || passed === 0 ? 1 : 0;
