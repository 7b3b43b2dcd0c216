import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VisualizerProduct } from '../src/port.ts';

interface Entry {
  file: string;
  size: { width: number; depth: number; height: number };
}

const manifest: Record<string, Entry> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../catalog/models/manifest.json'), 'utf8'),
);

function product(sku: number, name: string, slug: string, kind: VisualizerProduct['kind']): VisualizerProduct {
  const { file, size } = manifest[slug]!;
  const inches = (metres: number) => Math.round(metres * 39.3701);
  const { width, depth, height } = size;
  return {
    sku,
    name,
    modelUrl: `/models/${file}`,
    width: inches(width),
    depth: inches(depth),
    height: inches(height),
    kind,
  };
}

export const chair = product(1, 'Oslo Chair', 'oslo-dining-chair', 'floor');
export const table = product(2, 'Column Table', 'column-side-table', 'floor');
export const box: VisualizerProduct = { ...chair, sku: 3, name: 'Pedestal', modelUrl: null };
export const broken: VisualizerProduct = { ...chair, sku: 4, name: 'Broken', modelUrl: '/models/none.glb' };
