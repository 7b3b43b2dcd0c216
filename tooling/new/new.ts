import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../run.ts';
import { component } from './component.ts';
import type { Change } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { noun } from './noun.ts';

const usage = `npm run new -- component <Name> [<kit>/<noun>]    a component of ui, or a view of a kit
npm run new -- noun <kit> <noun>                  the reducer, hook and messages of a noun of a kit
npm run new -- endpoint <noun> <name> <GET|POST> <path> <requirement id>    a call, its example and its handler`;

const isName = (text = '') => /^[A-Z][A-Za-z0-9]+$/.test(text);
const isNoun = (text = '') => /^[a-z]+(-[a-z]+)*$/.test(text);
const isKit = (text = '') => /^(checkout|configurator)-kit$/.test(text);

function changesFor([kind, ...args]: readonly string[]): Change[] | null {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = args;
  const [kit, kitNoun] = second.split('/');
  if (kind === 'component' && isName(first)) {
    if (second === '' || second === 'ui') return component(first);
    return isKit(kit) && isNoun(kitNoun) ? component(first, second) : null;
  }
  if (kind === 'noun' && isKit(first) && isNoun(second)) return noun(first, second);
  const isCall = isNoun(first) && /^[a-z]\w+$/.test(second) && /^(GET|POST)$/.test(third) && fourth.startsWith('/');
  return kind === 'endpoint' && isCall && fifth !== '' ? endpoint(first, second, third, fourth, fifth) : null;
}

const changes = changesFor(process.argv.slice(2));
const taken = changes?.find(({ path, edit }) => edit === undefined && existsSync(join(root, path)));
if (changes === null || taken !== undefined) {
  console.error(taken === undefined ? usage : `${taken.path} is there already.`);
  process.exit(1);
}
for (const { path, text = '', edit } of changes) {
  const full = join(root, path);
  const present = existsSync(full) ? readFileSync(full, 'utf8') : text;
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, edit === undefined ? text : edit(present));
  console.log(path);
}
await run(['biome', 'format', '--write', ...changes.map(({ path }) => path)]);
if (process.argv[2] === 'endpoint') console.log('npm run check fails until the handler is implemented.');
