import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstSize, gzipSize } from '../bench/bundle.ts';
import { kB } from '../bench/table.ts';
import { root } from '../run.ts';

/** Something that an app imports, with its code relative to `dist`. */
interface Measured {
  title: string;
  code: string;
}

/** Gzipped bytes that a page loads at first, and with all code that loads late. */
export interface Size {
  first: number;
  total: number;
}

const names = (title: string, ...exported: string[]): Measured => ({
  title,
  code: `export { ${exported.join(', ')} } from './index.js';`,
});
const component = (name: string): Measured => ({
  title: `\`${name}\` of \`@settee/ui/${name}\``,
  code: `export { ${name} } from './components/${name}/${name}.js';`,
});
const ofEntry = (entry: string, ...exported: string[]): Measured => ({
  title: `${exported.map((name) => `\`${name}\``).join(', ')} of \`@settee/${entry}\``,
  code: `export { ${exported.join(', ')} } from './entries/${entry.split('/')[1]}.js';`,
});
const all: Measured = { title: 'everything', code: "export * from './index.js';" };

const measured: Readonly<Record<string, readonly Measured[]>> = {
  ui: [component('Button'), component('TextField'), component('Dialog'), component('Carousel'), all],
  'checkout-kit': [
    ofEntry('checkout-kit/payment', 'CardForm', 'useCardForm'),
    ofEntry('checkout-kit/cart', 'CartScreen'),
    all,
  ],
  'configurator-kit': [
    ofEntry('configurator-kit/gallery', 'Gallery'),
    ofEntry('configurator-kit/options', 'ProductScreen'),
    all,
  ],
  contract: [names('`createClient` and one call', 'createClient', 'getCart')],
  domain: [names('`formatPrice`', 'formatPrice'), names('card rules', 'parseCard', 'getCardType'), all],
};

const sheets: Readonly<Record<string, readonly string[]>> = {
  ui: ['styles.css', 'theme.css', 'reset.css', 'components.css', 'css/Button.css'],
  'checkout-kit': ['styles.css'],
  'configurator-kit': ['styles.css'],
};

/** Returns the measured sizes of a built package, by what is imported; style sheets have no late part. */
export async function measureSizes(name: string): Promise<[string, Size][]> {
  const dist = join(root, 'packages', name, 'dist');
  if (!existsSync(dist)) throw new Error(`@settee/${name} is not built`);
  const scripts = (measured[name] ?? []).map(async ({ title, code }): Promise<[string, Size]> => {
    const [first, total] = await Promise.all([firstSize(code, dist), gzipSize(code, dist)]);
    return [title, { first, total }];
  });
  const styles = (sheets[name] ?? []).map((file): [string, Size] => {
    const { length } = gzipSync(readFileSync(join(dist, file)), { level: 9 });
    return [`\`${file}\``, { first: length, total: length }];
  });
  return [...(await Promise.all(scripts)), ...styles];
}

/** Returns the section of a README about sizes. */
export function sizesText(sizes: readonly (readonly [string, Size])[]): string {
  const rows = sizes.map(([title, { first, total }]) => `| ${title} | ${kB(first)} | ${kB(total)} |`);
  return `Measured with esbuild from the published files: minified, gzip, without React, with what they use of the other packages of Settee. The first number is what a page
loads at first with code splitting, the second includes all code that loads late, as one file, which compresses better.

| Import | kB at first | kB in all |
|---|---:|---:|
${rows.join('\n')}
`;
}

/** Returns the sizes that a README states in kB, by what is imported. */
export function statedSizes(text: string): Map<string, Size> {
  const section = /<!-- sizes -->([\s\S]*?)<!-- \/sizes -->/.exec(text)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (.+) \| ([\d.]+) \| ([\d.]+) \|$/gm)];
  return new Map(rows.map(([, title = '', first, total]) => [title, { first: Number(first), total: Number(total) }]));
}
