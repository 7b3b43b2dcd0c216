import type { CatalogBox, CatalogDimension } from './types.ts';

/** Dimensions in inches by their label. */
export function inches(measures: Readonly<Record<string, number>>): readonly CatalogDimension[] {
  return Object.entries(measures).map(([label, value]) => ({ label, value, unit: 'in' }));
}

export function pounds(label: string, value: number): CatalogDimension {
  return { label, value, unit: 'lb' };
}

/** Boxes of width, depth and height in inches, numbered from 1. */
export function boxes(...sizes: readonly (readonly [width: number, depth: number, height: number])[]): CatalogBox[] {
  return sizes.map(([width, depth, height], index) => ({ boxNumber: index + 1, quantity: 1, width, depth, height }));
}
