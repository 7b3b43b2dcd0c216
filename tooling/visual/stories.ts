import { parseArgs } from 'node:util';
import { writeRows } from '../reports.ts';
import { play } from './screenshots.ts';
import { playRows } from './report.ts';
import { withStorybook } from './session.ts';
import { playsOf } from './shots.ts';

// Plays every story of the built Storybook once and lets axe check it.
const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;

const rows = await withStorybook(async ({ entries, ownSizes, each }) => {
  const shots = playsOf(Object.values(entries), ownSizes).filter(({ story }) => story.includes(only));
  const results = await each(shots, async (page, origin, shot) => {
    try {
      await play(page, origin, shot);
      return { shot };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      console.log(`${shot.story}: ${problem}`);
      return { shot, problem };
    }
  });
  return playRows(results, entries);
});
if (only === '') writeRows('stories', rows);
const passed = rows.filter((row) => row.passed).length;
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = rows.length > passed || passed === 0 ? 1 : 0;
