import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as endpointsModule from '../../packages/contract/src/endpoints.ts';
import type { PackageFolder } from './package-folder.ts';

/** The first sentence of a comment, without requirement ids. */
function firstSentence(comment: string): string {
  const text = comment.replace(/^\s*\*\s?/gm, '').replace(/\s+/g, ' ');
  const sentence = /^.*?[.](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim();
  return sentence.replace(/\s*\b[A-Z]+-\d+\b( to [A-Z]+-\d+)?[,.]?/g, '').trim();
}

/** Returns the description of an export, from the comment above its declaration. */
function descriptionOf(source: string, name: string): string {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*(?:/\\*[^/]*\\*/\\s*)?export (?:async )?(?:function|const|class) ${name}\\b`,
  );
  const comment = declaration.exec(source)?.[1];
  return comment === undefined ? '' : firstSentence(comment);
}

/** Lists the functions, components and constants that a module exports from others or declares, one line each. */
function exportLines(folder: string, module: string): string[] {
  const path = join(folder, 'src', module);
  const text = readFileSync(path, 'utf8');
  const lists = [...text.matchAll(/export \* from '([^']+\/exports[.]ts)'/g)];
  const ofNouns = lists.flatMap(([, list = '']) => exportLines(folder, join(dirname(module), list)));
  const exported = [...text.matchAll(/export \{([^}]*)\} from '([^']+)'/g)];
  const listed = exported.flatMap(([, list = '', from = '']) => {
    const source = readFileSync(join(dirname(path), from), 'utf8');
    const names = list.split(',').map((name) => name.trim());
    return names
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [declared = '', alias = declared] = name.split(' as ');
        const description = descriptionOf(source, declared);
        if (description === '')
          throw new Error(`${declared} in ${from} needs a comment: llms.txt describes each export.`);
        return `- \`${alias}\`: ${description}`;
      });
  });
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].flatMap(
    ([, name = '']) => {
      const description = descriptionOf(text, name);
      return description === '' ? [] : [`- \`${name}\`: ${description}`];
    },
  );
  return [...ofNouns, ...listed, ...declared];
}

async function endpointLines(folder: string): Promise<string[]> {
  const built: typeof endpointsModule = await import(pathToFileURL(join(folder, 'dist/endpoints.js')).href);
  return Object.values(built.endpoints).flatMap((byName) =>
    Object.entries(byName).map(
      ([name, { id, method, path, summary }]) =>
        `- \`${name}\` (\`${id}\`, ${method} ${path}): ${firstSentence(summary)}`,
    ),
  );
}

/** Published documents with their contents; not every package has all of them. */
const documents = {
  'README.md': 'start, ports, events, texts, themes, server rendering, sizes',
  'EVENTS.md': 'every event, when it is reported, and its payload',
  'MESSAGES.md': 'every text by group, to replace or translate it',
  'PORTS.md': 'every port type with its functions: input, reply, and whether it is optional',
  'TOKENS.md': 'every custom property of a brand',
  'UPGRADING.md': 'what each major version changed',
  'CHANGELOG.md': 'changes and upgrades',
};

function documentLines(folder: string): string {
  const found = Object.entries(documents).filter(([file]) => existsSync(join(folder, file)));
  return `## Documents\n\n${found.map(([file, use]) => `- [${file}](${file}): ${use}`).join('\n')}`;
}

const firstBlock = (readme: string) => /^```\w+\n[\s\S]*?^```$/m.exec(readme)?.[0] ?? '';

/** Writes `llms.txt`: what the package is, how to start, its documents and its exports, for coding agents. */
export async function writeLlms({ folder, name, exports, modules }: PackageFolder): Promise<void> {
  const readme = join(folder, 'README.md');
  if (!existsSync(readme)) return;
  const { description, version }: { description: string; version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const languages = Object.keys(exports).flatMap((entry) => /^[.][/]locales[/](.+)/.exec(entry)?.[1] ?? []);
  const entries = Object.keys(exports)
    .filter((entry) => entry !== '.' && !/^[.][/]([A-Z]|package|locales)/.test(entry))
    .map((entry) => `\`${name}${entry.slice(1)}\``);
  const sections = [
    `# ${name} ${version}`,
    `> ${description}`,
    `Start:\n\n${firstBlock(readFileSync(readme, 'utf8'))}`,
    documentLines(folder),
    entries.length > 0 ? `Other entries: ${entries.join(', ')}` : '',
    languages.length > 0 ? `Languages, each as \`${name}/locales/fr-CA\`: ${languages.join(', ')}` : '',
    `## Exports\n\n${exportLines(folder, 'index.ts').join('\n')}`,
    ...['brand', 'testing'].map((entry) => {
      const lines = modules.includes(`${entry}.ts`) ? exportLines(folder, `${entry}.ts`) : [];
      return lines.length > 0 ? `## Exports of ${name}/${entry}\n\n${lines.join('\n')}` : '';
    }),
    modules.includes('endpoints.ts') ? `## Endpoints\n\n${(await endpointLines(folder)).join('\n')}` : '',
  ];
  writeFileSync(join(folder, 'llms.txt'), `${sections.filter((section) => section !== '').join('\n\n')}\n`);
}
