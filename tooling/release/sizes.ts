import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gzipSize } from '../bench/bundle.ts';
import { kB } from '../bench/table.ts';
import { root } from '../run.ts';

/** Something that an app imports, with its code relative to `dist`. */
interface Measured {
  title: string;
  code: string;
}

const names = (title: string, ...exported: string[]): Measured => ({
  title,
  code: `export { ${exported.join(', ')} } from './index.js';`,
});
const all: Measured = { title: 'everything', code: "export * from './index.js';" };

const measured: Readonly<Record<string, readonly Measured[]>> = {
  ui: [
    names('`Button`', 'Button'),
    names('`TextField`', 'TextField'),
    names('`Dialog`', 'Dialog'),
    names('`Carousel`', 'Carousel'),
    all,
  ],
  'checkout-kit': [
    names('`CardForm`, `useCardForm`', 'CardForm', 'useCardForm'),
    names('`CartScreen`', 'CartScreen'),
    all,
  ],
  'configurator-kit': [names('`Gallery`', 'Gallery'), names('`ProductScreen`', 'ProductScreen'), all],
  contract: [names('`createClient` and one call', 'createClient', 'getCart')],
  domain: [names('`formatPrice`', 'formatPrice'), names('card rules', 'parseCard', 'getCardType'), all],
};

const sheets: Readonly<Record<string, readonly string[]>> = {
  ui: ['styles.css', 'theme.css', 'reset.css', 'components.css', 'css/Button.css'],
  'checkout-kit': ['styles.css'],
  'configurator-kit': ['styles.css'],
};

/** Returns the measured sizes of a built package: what is imported, and bytes. */
export async function measureSizes(name: string): Promise<[string, number][]> {
  const dist = join(root, 'packages', name, 'dist');
  if (!existsSync(dist)) throw new Error(`@settee/${name} is not built`);
  const scripts = (measured[name] ?? []).map(
    async ({ title, code }): Promise<[string, number]> => [title, await gzipSize(code, dist)],
  );
  const styles = (sheets[name] ?? []).map((file): [string, number] => [
    `\`${file}\``,
    gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  ]);
  return [...(await Promise.all(scripts)), ...styles];
}

/** Returns the section of a README about sizes. */
export function sizesText(sizes: readonly (readonly [string, number])[]): string {
  const rows = sizes.map(([title, bytes]) => `| ${title} | ${kB(bytes)} |`);
  return `Measured with esbuild from the published files: minified, gzip, without React, with what they use of the other packages of Settee and all code that loads late.

| Import | kB |
|---|---:|
${rows.join('\n')}
`;
}

/** Returns the sizes that a README states, by what is imported. */
export function statedSizes(text: string): Map<string, number> {
  const section = /<!-- sizes -->([\s\S]*?)<!-- \/sizes -->/.exec(text)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (.+) \| ([\d.]+) \|$/gm)];
  return new Map(rows.map(([, title = '', size = '']) => [title, Number(size)]));
}
