import { spawnSync } from 'node:child_process';
import { commandEnv, root } from '../run.ts';

// Rewrites what tests compare exactly, as it is now. Read the diff before you commit it. Arguments: parts, all by default.
const source = '--conditions=@settee/source';
const parts: Readonly<Record<string, readonly string[]>> = {
  docs: [
    `node ${source} tooling/contract/generate.ts`,
    `node ${source} tooling/docs/events-page.ts`,
    `node ${source} tooling/docs/kit-documents.ts`,
  ],
  sizes: ['node tooling/release/build-packages.ts', `node ${source} tooling/release/documents.ts`],
  words: ['node tooling/commands/screens.ts --update'],
  pictures: ['storybook build --quiet', 'node tooling/visual/visual.ts --update'],
  // From the reports of the last `npm test` and `npm run journeys`.
  ledger: ['node tooling/commands/storefront.ts', 'node tooling/requirements/requirements.ts --update'],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  for (const line of parts[name] ?? []) {
    const [program = '', ...args] = line.split(' ');
    const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: commandEnv() });
    if (status !== 0) process.exitCode = 1;
  }
}
spawnSync('git', ['diff', '--stat'], { cwd: root, stdio: 'inherit' });
