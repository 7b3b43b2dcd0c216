import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { writeReport } from '../reports.ts';
import { inLanes, root } from '../run.ts';
import { serveFolder } from '../static-server.ts';
import { dressOf, lookUntilStill, openBrowser, openPage, ownSizesOf, shoot, shootNext } from './camera.ts';
import { compare, compress } from './picture.ts';
import { type Miss, writeVisualReport } from './report.ts';
import { shotsOf, type Shot, type StoryEntry } from './shots.ts';
import { standIn } from './stand-in.ts';

const { update, only } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
}).values;

const baseline = join(root, 'tooling/visual/baseline');
const versionPath = join(baseline, 'chromium.txt');
const storybook = join(root, 'storybook-static');
if (!existsSync(join(storybook, 'index.json'))) {
  console.error('There is no built Storybook: npm run build-storybook makes it.');
  process.exit(1);
}

const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(
  readFileSync(join(storybook, 'index.json'), 'utf8'),
);
async function judge(page: Page, origin: string, shot: Shot): Promise<Miss | null> {
  const { file } = shot;
  const before = join(baseline, file);
  const known = existsSync(before) ? readFileSync(before) : null;
  const against = async (look: Buffer) =>
    known === null ? { pixels: Infinity, difference: null } : compare(known, look);
  try {
    let look = await shoot(page, origin, shot);
    if ((await against(look)).pixels === 0) return null;
    // What still moved at the first look must neither be judged nor become the baseline.
    look = await lookUntilStill(page, look);
    const { pixels, difference } = await against(look);
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
  } catch (error) {
    return { file, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether the story looks right on a page that other stories were on: quick, and a no says nothing yet. */
async function matchesAtOnce(page: Page, shot: Shot): Promise<boolean> {
  const before = join(baseline, shot.file);
  if (!existsSync(before)) return false;
  const after = await shootNext(page, shot);
  return after !== null && (await compare(readFileSync(before), after)).pixels === 0;
}

const browser = await openBrowser();
const { origin, close } = await serveFolder(storybook, standIn);
const pages = await Promise.all([openPage(browser), openPage(browser), openPage(browser)]);
const every = shotsOf(Object.values(entries), await ownSizesOf(pages[0], origin));
const shots = every
  .filter(({ file }) => file.includes(only))
  .toSorted((one, two) => dressOf(one).localeCompare(dressOf(two)));
const results = await inLanes(shots, pages.length, async (shot) => {
  const page = pages.pop() ?? (await openPage(browser));
  // A second look tells a picture that really differs from one that was not ready.
  const first = (await matchesAtOnce(page, shot)) ? null : await judge(page, origin, shot);
  const isNew = first !== null && first.before === undefined && first.after !== undefined;
  const miss = first === null || isNew ? first : await judge(page, origin, shot);
  pages.push(page);
  if (miss) console.log(`${miss.file}: ${miss.why}`);
  return miss;
});
const version = browser.version();
await browser.close();
close();

const misses = results.filter((miss) => miss !== null);
const wanted = new Set(every.map(({ file }) => file));
for (const file of globSync('**/*.webp', { cwd: baseline }).filter((path) => !wanted.has(path))) {
  if (update) rmSync(join(baseline, file));
  else misses.push({ file, why: 'no story has this picture any more', before: join(baseline, file) });
}
if (update) writeFileSync(versionPath, `${version}\n`);

const report = writeVisualReport(misses);
const passed = shots.length - misses.filter(({ file }) => wanted.has(file)).length;
writeReport('visual.json', JSON.stringify({ passed, failures: misses.map(({ file, why }) => ({ name: file, why })) }));
if (misses.length > 0) {
  const taken = existsSync(versionPath) ? readFileSync(versionPath, 'utf8').trim() : 'none';
  if (taken.split('.')[0] !== version.split('.')[0]) {
    console.log(`The baseline was taken with Chromium ${taken} and this is ${version}, which may draw differently.`);
    console.log('Look at the report; when only the browser changed, commit the result of: npm run visual -- --update');
  }
  console.log(`Before, after and difference: ${report.replace(root, '')}`);
  console.log('When every difference is meant: npm run visual -- --update');
}
console.log(`${passed} pictures match, ${misses.length} do not`);
process.exitCode = misses.length > 0 || passed === 0 ? 1 : 0;
