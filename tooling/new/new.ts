import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../run.ts';
import { component } from './component.ts';
import type { Change } from './edits.ts';
import { endpoint, nextSteps, type Module } from './endpoint.ts';
import { noun } from './noun.ts';

const usage = `npm run new -- component <Name> [<kit>/<noun>]    a component of ui, or a view of a kit
npm run new -- noun <kit> <noun>                  the reducer, hook and messages of a noun of a kit
npm run new -- endpoint <noun> <export> <GET|POST> <path> <requirement id> [catalog|sales|customer]
                                                  its schema, definition, handler and hook; <export> as in getBoard or
                                                  addFavorite, the id 'own path' without a requirement, the module of a
                                                  new noun (sales by default)`;

const isName = (text = '') => /^[A-Z][A-Za-z0-9]+$/.test(text);
const isNoun = (text = '') => /^[a-z]+(-[a-z]+)*$/.test(text);
const isKit = (text = '') => /^(checkout|configurator)-kit$/.test(text);

const isModule = (text: string): text is Module => /^(catalog|sales|customer)$/.test(text);

function readEndpoint([of = '', name = '', method = '', path = '', requirement = '', module = 'sales']: string[]) {
  const isCall = isNoun(of) && /^[a-z]\w+$/.test(name) && /^(GET|POST)$/.test(method) && path.startsWith('/');
  return isCall && requirement !== '' && isModule(module)
    ? { noun: of, name, method, path, requirement, module }
    : null;
}

/** Returns the changes of each kind of thing; `null` for invalid arguments. */
const kinds: Readonly<Record<string, (...args: string[]) => Change[] | null>> = {
  component: (name = '', home = 'ui') => {
    if (!isName(name)) return null;
    if (home === 'ui') return component(name);
    const [kit, kitNoun] = home.split('/');
    return isKit(kit) && isNoun(kitNoun) ? component(name, home) : null;
  },
  noun: (kit = '', name = '') => (isKit(kit) && isNoun(name) ? noun(kit, name) : null),
  endpoint: (...args) => {
    const made = readEndpoint(args);
    return made && endpoint(made);
  },
};

const [kind = '', ...args] = process.argv.slice(2);
const changes = kinds[kind]?.(...args) ?? null;
const taken = changes?.find(({ path, edit }) => edit === undefined && existsSync(join(root, path)));
if (changes === null || taken !== undefined) {
  console.error(taken === undefined ? usage : `${taken.path} exists already.`);
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
const made = kind === 'endpoint' ? readEndpoint(args) : null;
if (made) {
  const generated = await run(['node', '--conditions=@settee/source', 'tooling/contract/generate.ts']);
  if (generated.code !== 0) throw new Error(generated.output);
  console.log('The client modules of the contract and docs/api.md are generated. Next:');
  nextSteps(made).forEach((step, index) => console.log(`${index + 1}. ${step}`));
}
