import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport, writeReport } from '../reports.ts';
import { root } from '../run.ts';
import { judge, readLedger, type Evidence } from './ledger.ts';

const reports = ['unit', 'backend', 'embedded', 'views', 'examples', 'stories', 'e2e'];

interface StoryIndex {
  entries: Record<string, { name: string; tags?: string[] }>;
}

const indexPath = join(root, 'storybook-static/index.json');
const stories: StoryIndex['entries'] = existsSync(indexPath) ? JSON.parse(readFileSync(indexPath, 'utf8')).entries : {};

const ledger = globSync('docs/requirements/*.md', { cwd: root })
  .sort()
  .flatMap((path) => readLedger(readFileSync(join(root, path), 'utf8')));
const rows = reports.flatMap((name) => readReport(name) ?? []);

if (rows.length === 0) {
  console.error('There is no test report to read yet: npm test writes them.');
  process.exit(1);
}

const tests = rows.map(({ title, file, passed, storyId = '' }): Evidence => {
  const story = stories[storyId];
  const place = `${file}, ${title}`;
  return { place, passed, texts: story ? [title, story.name, ...(story.tags ?? [])] : [title] };
});
const { areas, open, shown, total, unknown } = judge(ledger, tests);

for (const row of areas) console.log(`${row.area.padEnd(8)} ${row.shown}/${row.total}`);
writeReport('requirements-open.txt', open.map(({ id, statement }) => `${id} ${statement}\n`).join(''));
for (const line of unknown) console.log(`no such requirement: ${line}`);
console.log(`total: ${shown} of ${total} requirements shown`);
process.exitCode = unknown.length > 0 ? 1 : 0;
