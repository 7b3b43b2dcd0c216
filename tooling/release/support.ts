import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { bundlers, versionOf } from './bundlers.ts';

interface Manifest {
  engines: { node: string };
  peerDependencies?: Record<string, string>;
}

const minor = (version = '') => version.split('.').slice(0, 2).join('.');

/** `Vite 8.3, esbuild 0.28`, of all bundlers of the rehearsal. */
const testedBundlers = (): string =>
  Object.entries(bundlers)
    .map(([name, { title, tools }]) => `${title} ${minor(tools({})[name])}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

/** Returns the section of a README about versions: what is supported, what a version number means, how to upgrade. */
export function supportText(name: string): string {
  const { engines, peerDependencies }: Manifest = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const react = peerDependencies?.['react'];
  const hasComponents = react !== undefined;
  const rows = [
    ...(hasComponents
      ? [
          [
            'React',
            `${react.replaceAll('^', '').replaceAll('.0', '').replace(' || ', ' and ')}, with or without server components`,
          ],
        ]
      : []),
    ['Browsers', 'Chrome and Edge 114, Firefox 125, Safari 17, and newer; tests run in Chromium'],
    ['Node', `${engines.node.replace('>=', '')} and newer, for server rendering and tools`],
    ['TypeScript', `\`moduleResolution\` \`bundler\` or \`nodenext\`; tested with ${minor(versionOf('typescript'))}`],
    ['Bundlers', `any that reads ES modules and \`exports\`; each release is tested with ${testedBundlers()}`],
  ];
  const upgrading = name === 'ui' ? '[UPGRADING.md](UPGRADING.md)' : '`UPGRADING.md` of `@settee/ui`';
  const components = hasComponents
    ? ' The DOM inside of a component and its class names may change with any version; use properties, custom properties and your own `className`.'
    : '';
  return `| Part | Supported |
|---|---|
${rows.map(([what, which]) => `| ${what} | ${which} |`).join('\n')}

Versions follow [semantic versioning](https://semver.org). A major version may remove or rename exports, properties, required ports, events, custom properties and entries; a minor one adds, such as
optional ports, messages and events; a patch fixes. Default texts may change with a minor version.${components} What is deprecated remains for a minor version at least.
Install the same major version of all \`@settee\` packages.

[CHANGELOG.md](CHANGELOG.md) has every change. Versions tagged \`snapshot\` are previews. To upgrade to a new major version, in the folder of your app:

\`\`\`sh
npx --package @settee/ui@latest settee-upgrade check   # what to change, by file and line; also after the upgrade
npx --package @settee/ui@latest settee-upgrade verify  # after it: the versions of all packages and of React fit together
\`\`\`

Both exit with 1 when there is something to do. ${upgrading} lists what each major version changed.
`;
}
