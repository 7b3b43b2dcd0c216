import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { writeRows } from '../reports.ts';
import { findCutTexts } from './find-cut-texts.ts';
import { playRows } from './report.ts';
import { render } from './screenshots.ts';
import { withStorybook } from './session.ts';
import { pseudoOf } from './shots.ts';

// Renders stories in the pseudo-locale on a narrow phone and reports texts that are cut.
const { only, all, file, ...flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    file: { type: 'string', default: '' },
    report: { type: 'string', default: '' },
    pages: { type: 'string', default: '4' },
  },
}).values;
const report = flags.report || (only || file || all ? '' : 'cut-texts');

async function findIn(page: Page): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  return (await page.evaluate(findCutTexts)).slice(0, 8).join('; ');
}

const rows = await withStorybook(async ({ entries, each }) => {
  const shots = pseudoOf(Object.values(entries), all)
    .filter(({ story }) => story.includes(only))
    .filter(({ story }) => file === '' || entries[story]?.importPath === file);
  const results = await each(shots, async (page, origin, shot) => {
    const problem = await render(page, origin, shot, { language: 'pseudo' })
      .then(() => findIn(page))
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (problem !== '') console.log(`${shot.story}: ${problem}`);
    return problem === '' ? { shot } : { shot, problem };
  });
  return playRows(results, entries);
}, Number(flags.pages));
if (report) writeRows(report, rows);
const passed = rows.filter((row) => row.passed).length;
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = rows.length > passed || passed === 0 ? 1 : 0;
