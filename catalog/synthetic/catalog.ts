import type { CatalogChoiceGroup } from '../src/options/types.ts';
import type { CatalogProduct } from '../src/products/types.ts';
import { createRandom } from './random.ts';
import { makeFabricGroups } from './fabrics.ts';
import { makeProduct } from './product.ts';

export interface SyntheticSize {
  /** Skus that can be bought, sizes counted one by one. */
  skus: number;
  fabrics: number;
  seed: number;
}

/** Maximum number of sizes of the largest products. */
const maxSizes = 40;
/** Groups a product offers; one product offers them all. */
const groupsPerProduct = 3;

/** All fabrics in their price groups; the same for the same seed. */
export function syntheticFabrics({ fabrics, seed }: SyntheticSize): readonly CatalogChoiceGroup[] {
  return makeFabricGroups(fabrics, createRandom(seed));
}

/** Generates products until the number of SKUs is reached; nothing is retained, so any size fits into memory. */
export function* syntheticProducts(size: SyntheticSize): Generator<CatalogProduct> {
  const groups = syntheticFabrics(size);
  const dice = createRandom(size.seed + 1);
  let left = size.skus;
  for (let number = 0; left > 0; number += 1) {
    const isOrdered = groups.length > 0 && (number === 0 || dice.chance(0.08));
    const skus = Math.min(left, isOrdered ? dice.between(2, maxSizes) : 1);
    const from = dice.between(0, Math.max(0, groups.length - groupsPerProduct));
    const offered = number === 0 ? groups : groups.slice(from, from + groupsPerProduct);
    yield makeProduct(number, skus, offered, dice);
    left -= skus;
  }
}
