import type { Sku } from '../site/brand.ts';
import { maxCompared } from './compare-list.ts';

/** SKUs joined by commas, as an address or the storage has them: the first four, each once; anything else is left out. */
export function parseComparedSkus(text: string): readonly Sku[] {
  const skus = text.split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(skus.map(Number))].slice(0, maxCompared);
}

/** Returns the compared SKUs as a URL has them. */
export const comparedSkusText = (skus: readonly Sku[]): string => skus.join(',');

/** Page that shows the products side by side. */
export const compareUrl = (skus: readonly Sku[]): string =>
  skus.length === 0 ? '/compare' : `/compare?skus=${comparedSkusText(skus)}`;
