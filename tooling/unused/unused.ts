import { findUnused } from './findings.ts';
import { readBundled } from './bundled.ts';
import { compare, readListed } from './listed.ts';
import { openProgram } from './program.ts';

const bundled = readBundled();
const program = openProgram();
const found = findUnused(program, bundled);
program.close();
const { unlisted, outdated } = compare(found, readListed(), bundled !== null);

for (const name of unlisted) console.log(`nothing in the shop uses: ${name}`);
for (const name of outdated) console.log(`used now, or gone, and still on the list: ${name}`);
if (unlisted.length > 0) {
  console.log('Wire it, delete it, or list it with its reason in tooling/unused/for-other-teams.json.');
}
if (!bundled) {
  console.log('Not compared: exports, components and calls, because the storefront is not built from these sources.');
}
const mustBeBuilt = process.argv.includes('--built');
process.exitCode = unlisted.length > 0 || outdated.length > 0 || (mustBeBuilt && !bundled) ? 1 : 0;
