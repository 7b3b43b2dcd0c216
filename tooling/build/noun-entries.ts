import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

export const kits = ['checkout-kit', 'configurator-kit'] as const;

const statement = /export (?:type )?\{[^}]*\} from '[.][/]([^']+)';/g;

/** `./payment/CardForm/CardForm.tsx` belongs to `payment`, `./events.ts` to `events`. */
const nounOf = (path: string) => path.split('/')[0]?.replace(/[.]tsx?$/, '') ?? path;

/**
 * The text of an entry for each noun of a kit, from its `index.ts`: a bundler that loads parts on demand puts what
 * they share into the first chunk of whatever imports the whole kit.
 */
export function nounEntries(index: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [text, path = ''] of index.matchAll(statement)) {
    const noun = nounOf(path);
    // A hook at the root is of no noun.
    if (noun.startsWith('use')) continue;
    const moved = text.replace("from './", "from '../");
    entries.set(
      noun,
      `${entries.get(noun) ?? '// Generated from index.ts by node tooling/build/noun-entries.ts.\n'}${moved}\n`,
    );
  }
  return entries;
}

export const indexOf = (kit: string): string => readFileSync(join(root, 'packages', kit, 'src/index.ts'), 'utf8');

/** The `exports` of a kit: those for nouns follow the main one. */
export function withNouns<Target>(exports: Record<string, Target>, nouns: readonly string[]): Record<string, unknown> {
  const isNoun = (target: Target) => JSON.stringify(target).includes('/entries/');
  const { '.': main, ...others } = exports;
  const target = (noun: string) => ({
    '@settee/source': `./src/entries/${noun}.ts`,
    types: `./dist/entries/${noun}.d.ts`,
    default: `./dist/entries/${noun}.js`,
  });
  return {
    '.': main,
    ...Object.fromEntries(nouns.map((noun) => [`./${noun}`, target(noun)])),
    ...Object.fromEntries(Object.entries(others).filter(([, each]) => !isNoun(each))),
  };
}

function writeEntries(kit: string): void {
  const folder = join(root, 'packages', kit);
  const entries = nounEntries(indexOf(kit));
  rmSync(join(folder, 'src/entries'), { recursive: true, force: true });
  mkdirSync(join(folder, 'src/entries'));
  for (const [noun, text] of entries) writeFileSync(join(folder, `src/entries/${noun}.ts`), text);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.exports = withNouns(manifest.exports, [...entries.keys()]);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) for (const kit of kits) writeEntries(kit);
