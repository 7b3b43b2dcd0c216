import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstSize, firstSizeWithVite } from '../bench/bundle.ts';
import { root } from '../run.ts';

type Kit = 'checkout-kit' | 'configurator-kit';

/**
 * Most kB that a page loads at first of a whole entry: minified, gzip, without React. Measured plus 3 %. Fields that read
 * pasted text (decision 8) cost up to 0.5 kB each, the hint of `QuantitySelector` 0.2 kB.
 */
const entries: Readonly<Record<Kit, Readonly<Record<string, number>>>> = {
  'checkout-kit': {
    events: 0.2,
    account: 47.9,
    checkout: 84.1,
    order: 32.3,
    delivery: 33.8,
    'gift-cards': 9.1,
    cart: 45.3,
    quotes: 6.8,
    'add-to-cart': 14.3,
    payment: 13.8,
    tenders: 1,
    recommendations: 9.8,
    errors: 5.5,
  },
  'configurator-kit': {
    browse: 22,
    'shared-picture': 0.3,
    events: 0.2,
    favorites: 16.3,
    gallery: 27.6,
    options: 53.5,
    personalization: 10.1,
    registry: 18.7,
    fabrics: 24,
    reviews: 23.5,
    stores: 15.6,
    swatches: 23.2,
    'quick-ship': 7.6,
    visualizer: 9.2,
  },
};

/** The same for what most apps take from an entry. */
const parts = [
  { kit: 'checkout-kit', entry: 'payment', names: 'CardForm, useCardForm', limit: 10.3 },
  { kit: 'checkout-kit', entry: 'add-to-cart', names: 'AddToCartButton, useAddToCart', limit: 12.5 },
  { kit: 'configurator-kit', entry: 'gallery', names: 'Gallery', limit: 9.1 },
] as const;

/** Names of the entries of a kit for its nouns. */
function nouns(kit: Kit): string[] {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(root, 'packages', kit, 'package.json'), 'utf8'),
  );
  return Object.entries(manifest.exports)
    .filter(([, target]) => JSON.stringify(target).includes('/entries/'))
    .map(([entry]) => entry.slice(2));
}

/** Bundles entries with esbuild and with Vite; returns those over their limits. */
export async function entrySizeErrors(): Promise<string[]> {
  const wholes = (['checkout-kit', 'configurator-kit'] as const).flatMap((kit) =>
    nouns(kit).map((entry) => ({ kit, entry, names: '*', limit: entries[kit][entry] ?? 0 })),
  );
  const errors: string[] = [];
  for (const { kit, entry, names, limit } of [...parts, ...wholes]) {
    const code = `export ${names === '*' ? '*' : `{ ${names} }`} from './entries/${entry}.js';`;
    const dist = join(root, 'packages', kit, 'dist');
    const sizes = [(await firstSize(code, dist)) / 1000, (await firstSizeWithVite(code, dist)) / 1000];
    const [small = '', vite = ''] = sizes.map((size) => size.toFixed(1));
    const line = `@settee/${kit}/${entry} with ${names}: ${small} kB with esbuild, ${vite} with Vite at first`;
    console.log(line);
    if (sizes.some((size) => size > limit)) errors.push(`${line}; at most ${limit}`);
  }
  return errors;
}
