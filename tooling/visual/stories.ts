import { parseArgs } from 'node:util';
import { writeRows } from '../reports.ts';
import { play } from './screenshots.ts';
import { playRows } from './report.ts';
import { withStorybook } from './session.ts';
import { playsOf } from './shots.ts';

// Plays every story of the built Storybook once and lets axe check it: those with `--only` in their id, or of one file.
const { only, file, ...flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    file: { type: 'string', default: '' },
    report: { type: 'string', default: '' },
    pages: { type: 'string', default: '4' },
  },
}).values;
const report = flags.report || (only || file ? '' : 'stories');

const rows = await withStorybook(async ({ entries, ownSizes, each }) => {
  const shots = playsOf(Object.values(entries), ownSizes)
    .filter(({ story }) => story.includes(only))
    .filter(({ story }) => file === '' || entries[story]?.importPath === file);
  const results = await each(shots, async (page, origin, shot) => {
    const began = performance.now();
    const timed = (problem?: string) => ({ shot, problem, ms: Math.round(performance.now() - began) });
    try {
      await play(page, origin, shot);
      return timed();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      console.log(`${shot.story}: ${problem}`);
      await page.context().close();
      return timed(problem);
    }
  });
  return playRows(results, entries);
}, Number(flags.pages));
if (report) writeRows(report, rows);
const passed = rows.filter((row) => row.passed).length;
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = rows.length > passed || passed === 0 ? 1 : 0;
