import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run.ts';
import { kB, table } from './table.ts';

/**
 * Budgets of a shopper's first page in kB of gzipped JavaScript, with the size of the best peer's equivalent
 * page.
 */
const budgets = [
  { route: 'home', module: 'src/routes/home.tsx', budget: 105, hydrogen: '112' },
  { route: 'product', module: 'src/routes/product.tsx', budget: 116, hydrogen: '113' },
  { route: 'cart', module: 'src/routes/checkout/cart.tsx', budget: 111, hydrogen: '111' },
  { route: 'checkout step', module: 'src/routes/checkout/paymentandbilling.tsx', budget: 124, hydrogen: '-' },
] as const;

export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Every chunk that the browser must have before `keys` run: their own and what those import statically. */
export function firstLoad(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen.values()];
}

export interface RouteCost {
  route: string;
  /** JavaScript, gzipped. */
  bytes: number;
  /** Style sheets, gzipped. */
  css: number;
  budget: number;
  hydrogen: string;
}

/** Sums up the gzipped JavaScript of each route of the built storefront. */
export function routeCosts(): RouteCost[] {
  const client = join(root, 'apps/storefront/build/client');
  const path = join(client, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('There is no built storefront: npm start or npm test builds it.');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return budgets.map(({ route, module, budget, hydrogen }) => {
    if (!(module in manifest))
      throw new Error(`The build has no chunk for ${module}, which the budget of ${route} names.`);
    const chunks = firstLoad(manifest, [...entries, module]);
    const gzipped = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
    const bytes = gzipped(chunks.map(({ file }) => file));
    const css = gzipped(new Set(chunks.flatMap((chunk) => chunk.css ?? [])));
    return { route, bytes, css, budget, hydrogen };
  });
}

export const isOver = ({ bytes, budget }: RouteCost): boolean => bytes > budget * 1000;

export function routeTable(costs: readonly RouteCost[]): string {
  const rows = costs.map((cost) => [
    cost.route,
    kB(cost.bytes),
    `${cost.budget}.0`,
    isOver(cost) ? 'OVER' : 'ok',
    cost.hydrogen,
    kB(cost.css),
  ]);
  return `${table(['JavaScript of the first load, gzip kB', 'ours', 'budget', '', 'Hydrogen skeleton', 'our CSS'], rows)}
React, React Router and SWR alone cost 86 kB.`;
}
