import { changes, type PackageChanges } from '../../packages/ui/src/cli/changes.ts';

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

/** Names of code in a sentence as code. */
const withCode = (text: string) =>
  text.replaceAll(/'@[^']+'|\w*[a-z][A-Z]\w*(?:\([^)]*\))?/g, (name) => code(name.replaceAll("'", '')));

const table = (head: string, rows: readonly string[]) =>
  rows.length === 0 ? [] : [`| ${head} |\n|${head.replace(/[^|]+/g, '---')}|\n${rows.join('\n')}`];

function notesOf(name: string, { exports, members, required, texts }: PackageChanges): string {
  const gone = [
    ...Object.entries(exports).map(([word, instead]) => `| ${code(word)} | ${withCode(instead)} |`),
    ...Object.entries(members).map(
      ([word, { of, instead }]) => `| ${code(word)} of ${code(of)} | ${withCode(instead)} |`,
    ),
  ];
  const needed = Object.entries(required).map(
    ([word, members]) => `| ${code(word)} | ${members.split(' ').map(code).join(', ')} |`,
  );
  const functions = Object.entries(texts).map(
    ([word, values]) => `| ${code(word)} | ${code(`({ ${values} }) => …`)} |`,
  );
  const parts = [
    ...table('Left | Write', gone),
    ...table('Part | Requires now', needed),
    ...table('Text with two or more values | Write', functions),
  ];
  return `## ${name}\n\n${parts.length === 0 ? 'Nothing to change.' : parts.join('\n\n')}`;
}

/** Returns what an app has to change for the last major version, in Markdown. */
export function upgradeNotes(): string {
  return `# Upgrading

Version 1 is the first: there is nothing to upgrade from. Each later major version has its changes here.

Upgrade all packages of \`@settee\` at once. In the folder of your app:

\`\`\`sh
npx --yes --package @settee/ui@latest settee-upgrade check   # lists what to change, by file and line
npm install @settee/domain@latest @settee/contract@latest @settee/ui@latest @settee/checkout-kit@latest @settee/configurator-kit@latest   # those that you use, in one command
npx settee-upgrade check                               # exit code 0: no old name is left
npx settee-upgrade verify                              # exit code 0: the versions fit together
\`\`\`

The kits have \`@settee/ui\` as a peer dependency: install it next to them. \`check\` reads names, not types. TypeScript finds the rest: data that your backend has to send, and words that a language pack of your own misses.

${Object.entries(changes)
  .map(([name, each]) => notesOf(name, each))
  .join('\n\n')}
`;
}
